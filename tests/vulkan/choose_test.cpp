#include "backends/vulkan/capabilities.h"
#include "vulkan/device.h"

// Which devices are ours, and what is known of drivers.
namespace pumice::test {
namespace {

using namespace backends::vulkan;

Capabilities gpu(std::string name, VkDriverId driver) {
  Capabilities c;
  c.name = std::move(name);
  c.driver_id = driver;
  c.driver = "driver " + std::to_string(int(driver));
  c.vendor = 0x1002;
  c.device = 0x744c;
  c.identity.device_uuid.fill(7);
  return c;
}

struct WantedDevices {
  explicit WantedDevices(const char* list) { setenv("PUMICE_VULKAN_DEVICES", list, 1); }
  ~WantedDevices() { unsetenv("PUMICE_VULKAN_DEVICES"); }
};

TEST(choose, one_gpu_through_two_drivers_counts_once) {
  std::vector<Capabilities> all{gpu("RX (RADV)", VK_DRIVER_ID_MESA_RADV),
                                gpu("RX", VK_DRIVER_ID_AMD_OPEN_SOURCE)};
  choose(all);
  EXPECT_EQ(all[0].reason, "");
  EXPECT_EQ(all[1].reason,
            "the same GPU as RX (RADV) through driver 3; PUMICE_VULKAN_DEVICES chooses");
}

TEST(choose, two_gpus_of_one_kind_are_two) {
  for (int how = 0; how < 3; ++how) {
    std::vector<Capabilities> all{gpu("a", VK_DRIVER_ID_MESA_RADV),
                                  gpu("b", VK_DRIVER_ID_MESA_RADV)};
    Identity &a = all[0].identity, &b = all[1].identity;
    if (how == 0) b.device_uuid.fill(8);
    if (how == 1) a.has_pci = b.has_pci = true, a.pci = {0, 3, 0, 0}, b.pci = {0, 4, 0, 0};
    if (how == 2) a.has_luid = b.has_luid = true, a.luid.fill(1), b.luid.fill(2);
    choose(all);
    EXPECT_EQ(all[1].reason, "") << how;
  }
}

TEST(choose, where_the_bus_agrees_the_uuid_need_not) {
  std::vector<Capabilities> all{gpu("a", VK_DRIVER_ID_MESA_NVK),
                                gpu("b", VK_DRIVER_ID_NVIDIA_PROPRIETARY)};
  all[1].identity.device_uuid.fill(8);
  for (auto& c : all) c.identity.has_pci = true, c.identity.pci = {0, 3, 0, 0};
  choose(all);
  EXPECT_NE(all[1].reason, "");
}

TEST(choose, a_layered_driver_yields_and_an_unusable_one_hides_nothing) {
  std::vector<Capabilities> all{gpu("dozen", VK_DRIVER_ID_MESA_DOZEN),
                                gpu("real", VK_DRIVER_ID_AMD_PROPRIETARY)};
  choose(all);
  EXPECT_NE(all[0].reason, "");
  EXPECT_EQ(all[1].reason, "");
  all = {gpu("broken", VK_DRIVER_ID_MESA_RADV), gpu("whole", VK_DRIVER_ID_AMD_PROPRIETARY)};
  all[0].reason = "has no compute queue";
  choose(all);
  EXPECT_EQ(all[1].reason, "");
}

TEST(choose, unset_uuids_prove_nothing) {
  std::vector<Capabilities> all{gpu("a", VK_DRIVER_ID_MESA_TURNIP),
                                gpu("b", VK_DRIVER_ID_MESA_TURNIP)};
  for (auto& c : all) c.identity.device_uuid.fill(0);
  choose(all);
  EXPECT_EQ(all[1].reason, "");
}

TEST(choose, software_drivers_are_different_devices_but_not_twice_the_same) {
  std::vector<Capabilities> all{gpu("llvmpipe", VK_DRIVER_ID_MESA_LLVMPIPE),
                                gpu("SwiftShader", VK_DRIVER_ID_GOOGLE_SWIFTSHADER),
                                gpu("llvmpipe", VK_DRIVER_ID_MESA_LLVMPIPE)};
  for (auto& c : all) c.software = true;
  choose(all);
  EXPECT_EQ(all[0].reason, "");
  EXPECT_EQ(all[1].reason, "");
  EXPECT_NE(all[2].reason, "");
}

TEST(choose, the_user_names_devices_by_part_or_number) {
  auto three = [] {
    std::vector<Capabilities> all{gpu("Radeon 7900", VK_DRIVER_ID_MESA_RADV),
                                  gpu("Radeon 7900", VK_DRIVER_ID_AMD_PROPRIETARY),
                                  gpu("Arc", VK_DRIVER_ID_INTEL_OPEN_SOURCE_MESA)};
    all[2].vendor = 0x8086;
    choose(all);
    std::string out;
    for (auto& c : all) out += c.reason.empty() ? '1' : '0';
    return out;
  };
  EXPECT_EQ(three(), "101");
  EXPECT_EQ((WantedDevices("Arc"), three()), "001");
  EXPECT_EQ((WantedDevices("1, 2"), three()), "011");  // the second driver, by request
  EXPECT_EQ((WantedDevices("Radeon"), three()), "100");
  EXPECT_EQ((WantedDevices("none"), three()), "000");
}

TEST(quirks, every_row_is_found_inside_and_not_outside) {
  ASSERT_FALSE(quirks().empty());
  for (const Quirk& q : quirks()) {
    EXPECT_GT(std::string(q.reason).size(), 10u);
    Who in{q.which.driver, q.which.vendor, q.which.first_device, q.which.first};
    EXPECT_STREQ(quirk(in, q.feature), q.reason);
    in.device = q.which.last_device;
    in.version = q.which.last;
    EXPECT_STREQ(quirk(in, q.feature), q.reason);
    Who out = in;
    if (q.which.last_device != UINT32_MAX) {
      EXPECT_LE(q.which.first_device, q.which.last_device);
      out.device = q.which.last_device + 1;
      EXPECT_FALSE(matches(q.which, out));
      out.device = q.which.first_device - 1;
      EXPECT_FALSE(matches(q.which, out));
    }
    out = in;
    out.vendor = q.which.vendor + 1;
    EXPECT_NE(matches(q.which, out), q.which.vendor != 0);
    Feature other = Feature((size_t(q.feature) + 1) % feature_count);
    EXPECT_EQ(quirk(in, other), nullptr);
  }
}

// Cards by their ids: those that a row is about, and their neighbours that it must leave alone.
TEST(quirks, know_cards_by_their_ids) {
  constexpr uint32_t amd = 0x1002, nvidia = 0x10de, intel = 0x8086;
  struct Card {
    uint32_t vendor, device;
    const char* series;  // null: no row is about it
  };
  for (const Card& card :
       std::initializer_list<Card>{{intel, 0x56a0, "Arc A"},      // A770
                                   {intel, 0x56a6, "Arc A"},      // A310
                                   {intel, 0x5690, "Arc A"},      // A770M
                                   {intel, 0x5697, "Arc A"},      // A530M
                                   {intel, 0x56b3, "Arc A"},      // Pro A60
                                   {intel, 0x56bf, "Arc A"},      // A580E
                                   {intel, 0x56c1, "Arc A"},      // Flex 140
                                   {intel, 0xe20b, nullptr},      // Arc B580
                                   {intel, 0x7d55, nullptr},      // Meteor Lake
                                   {intel, 0x0bd5, nullptr},      // Data Center GPU Max
                                   {amd, 0x73bf, "RDNA 2"},       // RX 6800 to 6900 XT
                                   {amd, 0x73df, "RDNA 2"},       // RX 6700
                                   {amd, 0x73ff, "RDNA 2"},       // RX 6600
                                   {amd, 0x743f, "RDNA 2"},       // RX 6400 and 6500 XT
                                   {amd, 0x1681, "RDNA 2"},       // Radeon 680M
                                   {amd, 0x164e, "RDNA 2"},       // Raphael
                                   {amd, 0x163f, "RDNA 2"},       // Steam Deck
                                   {amd, 0x1435, "RDNA 2"},       // Steam Deck OLED
                                   {amd, 0x1506, "RDNA 2"},       // Radeon 610M
                                   {amd, 0x13c0, "RDNA 2"},       // Granite Ridge
                                   {amd, 0x738c, nullptr},        // MI100
                                   {amd, 0x7408, nullptr},        // MI250X
                                   {amd, 0x744c, nullptr},        // RX 7900 XTX
                                   {amd, 0x7480, nullptr},        // RX 7600
                                   {amd, 0x7550, nullptr},        // RX 9070
                                   {amd, 0x15bf, nullptr},        // Radeon 780M
                                   {nvidia, 0x1e04, "Turing"},    // RTX 2080 Ti
                                   {nvidia, 0x1eb8, "Turing"},    // T4
                                   {nvidia, 0x1f08, "Turing"},    // RTX 2060
                                   {nvidia, 0x1f82, "Turing"},    // GTX 1650
                                   {nvidia, 0x2182, "Turing"},    // GTX 1660 Ti
                                   {nvidia, 0x1db6, nullptr},     // V100
                                   {nvidia, 0x20b0, nullptr},     // A100 SXM4 40 GB
                                   {nvidia, 0x20f1, nullptr},     // A100 PCIe 40 GB
                                   {nvidia, 0x2204, nullptr},     // RTX 3090
                                   {nvidia, 0x2335, nullptr}}) {  // H200
    const char* reason =
        quirk({VkDriverId(0), card.vendor, card.device, {0, 0, 0}}, Feature::cooperative_matrix);
    SCOPED_TRACE(testing::Message() << std::hex << card.vendor << ":" << card.device);
    ASSERT_EQ(reason != nullptr, card.series != nullptr);
    if (reason) {
      EXPECT_NE(std::string(reason).find(card.series), std::string::npos);
    }
  }
}

TEST(quirks, versions_are_ranges_with_both_ends) {
  Which which{.driver = VK_DRIVER_ID_MESA_RADV, .first = {22, 1, 0}, .last = {22, 3, 5}};
  auto at = [&](Version v) { return matches(which, {VK_DRIVER_ID_MESA_RADV, 1, 2, v}); };
  EXPECT_FALSE(at({22, 0, 9}));
  EXPECT_TRUE(at({22, 1, 0}));
  EXPECT_TRUE(at({22, 2, 99}));
  EXPECT_TRUE(at({22, 3, 5}));
  EXPECT_FALSE(at({22, 3, 6}));
  EXPECT_FALSE(matches(which, {VK_DRIVER_ID_MESA_NVK, 1, 2, {22, 2, 0}}));
}

// 580.159.3 as NVIDIA packs it: 10, 8, 8 and 6 bits; Intel on Windows 18 and 14; others as Vulkan.
TEST(quirks, versions_are_read_as_their_vendors_write_them) {
  EXPECT_EQ(print(driver_version(VK_DRIVER_ID_NVIDIA_PROPRIETARY, 580u << 22 | 159 << 14 | 3 << 6)),
            "580.159.3");
  EXPECT_EQ(print(driver_version(VK_DRIVER_ID_INTEL_PROPRIETARY_WINDOWS, 101u << 14 | 5382)),
            "101.5382.0");
  EXPECT_EQ(print(driver_version(VK_DRIVER_ID_MESA_RADV, 22u << 22 | 3 << 12 | 6)), "22.3.6");
}

}  // namespace
}  // namespace pumice::test
