import type { AccessChange } from '#shared/domain/conditional-access/access-change.ts'
import type { NameOf } from '../value-words.ts'
import type { TenantNow } from './back-to.ts'

/** What a history of a company is shown with. */
export interface HistoryContext {
  customerId: string
  company: string
  changes: readonly AccessChange[]
  tenant: TenantNow
  nameOf: NameOf
  /** Who asked for a task; undefined where it is not on this device. */
  byTask: (taskId: string) => string | undefined
}
