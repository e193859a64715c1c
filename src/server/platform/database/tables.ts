import type { ColumnType, Generated } from 'kysely'

export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>

/**
 * The tables that are read and written by name; each noun adds its own. Rows of synced kinds go through their
 * `EntityTable`.
 */
export interface Tables {
  org_head: { organization_id: string; version: number; epoch: string; floor: Generated<number> }
  sync_row: { organization_id: string; kind: string; id: string; pid: string; version: number; gone: boolean }
  sync_partition: { organization_id: string; pid: string; version: number }
  version_mark: { organization_id: string; version: number; at: Timestamp }
  idem: {
    organization_id: string
    key: string
    fingerprint: string
    result: string
    version: number
    at: Timestamp
  }
}
