#pragma once
/// Everything: tensors, operations, gradients, random numbers, devices.
#include "pumice/device.h"
#include "pumice/dtype.h"
#include "pumice/error.h"
#include "pumice/grad.h"
#include "pumice/ops.h"
#include "pumice/random.h"
#include "pumice/shape.h"
#include "pumice/tensor.h"
#include "pumice/tree.h"
