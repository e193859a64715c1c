/**
 * Whose logs of firewalls and proxies can be read, by the name that their vendor gives them. A file of another vendor is
 * taken as well, and its person is told (FILE-06).
 * https://learn.microsoft.com/defender-cloud-apps/set-up-cloud-discovery#supported-firewalls-and-proxies
 */
export const LOG_VENDORS = [
  'Barracuda F-Series Firewall',
  'Barracuda Web App Firewall',
  'Blue Coat ProxySG',
  'Check Point',
  'Cisco ASA',
  'Cisco FirePOWER',
  'Cisco IronPort WSA',
  'Cisco Meraki',
  'Clavister NGFW',
  'Corrata',
  'Digital Arts i-FILTER',
  'Forcepoint Web Security',
  'Fortinet FortiGate',
  'iboss',
  'Juniper SRX',
  'Juniper SSG',
  'McAfee Secure Web Gateway',
  'Menlo Security',
  'Palo Alto Networks',
  'SonicWall',
  'Sophos SG',
  'Sophos XG',
  'Squid',
  'Stormshield',
  'WatchGuard XTM',
  'Zscaler',
] as const

/** What stands in the place of a vendor that is not among these. */
export const OTHER_VENDOR = 'Other'

const known = new Set(LOG_VENDORS.map((name) => name.toLowerCase()))

export const isVendorSupported = (vendor: string): boolean => known.has(vendor.trim().toLowerCase())
