import type { Microsoft365Directory } from '#server/connectors/microsoft365/microsoft365.connector.ts'

/** Opens a company's directory by its tenant. */
export interface Directories {
  open: (tenantId: string) => Microsoft365Directory
}
