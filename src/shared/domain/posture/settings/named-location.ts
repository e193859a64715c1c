/** What a named location is made of, as the vendor calls it: addresses, or countries. */
export const ADDRESSES = '#microsoft.graph.ipNamedLocation'
export const COUNTRIES = '#microsoft.graph.countryNamedLocation'
