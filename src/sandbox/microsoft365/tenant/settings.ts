/** Members of an object as the vendor writes them. */
export type Item = Record<string, unknown>

/** What administrators set for a whole tenant, besides its people and products. */
export interface Settings {
  /** By the path below the version: one object, or those of a collection. */
  graph: Record<string, Item | Item[]>
  /** By the noun of the cmdlets; a noun that a tenant has once is a list of one. */
  exchange: Record<string, Item[]>
}
