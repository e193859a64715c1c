/** How long a signed address is good: long enough for a part over a bad network. */
export const LINK_SECONDS = 3600
