/** The tables that are read and written by name. */
export interface CustomerColumns {
  customer: {
    organization_id: string
    id: string
    parent_id: string | null
    name: string
    active: boolean
    max_users: number
  }
}
