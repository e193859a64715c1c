import type { z } from 'zod'
import * as accounts from './sources/accounts.ts'
import * as applications from './sources/applications.ts'
import * as conditionalAccess from './sources/conditional-access.ts'
import * as defender from './sources/defender.ts'
import * as devices from './sources/devices.ts'
import * as directory from './sources/directory.ts'
import * as entra from './sources/entra.ts'
import * as exchange from './sources/exchange.ts'
import * as intune from './sources/intune.ts'
import * as mailboxes from './sources/mailboxes.ts'
import * as registrations from './sources/registrations.ts'
import * as roles from './sources/roles.ts'
import * as sharePoint from './sources/sharepoint.ts'
import * as workspace from './sources/workspace.ts'

/** Everything that is read of a Microsoft 365 tenant, by the name under which checks ask for it. */
export const sources = {
  ...accounts,
  ...applications,
  ...conditionalAccess,
  ...defender,
  ...devices,
  ...directory,
  ...entra,
  ...exchange,
  ...intune,
  ...mailboxes,
  ...registrations,
  ...roles,
  ...sharePoint,
}

/** Those that tell of single accounts and mailboxes. */
export const accountSources: readonly string[] = Object.keys({
  ...accounts,
  ...mailboxes,
  ...registrations,
  ...roles,
})

export type SourceId = keyof typeof sources

/** Everything that is read of a Google Workspace. */
export const workspaceSources = { ...workspace }
export type WorkspaceSourceId = keyof typeof workspaceSources

export const isTenantSource = (id: string): id is SourceId => Object.hasOwn(sources, id)

/** Of either cloud. */
export type AnySourceId = SourceId | WorkspaceSourceId
const all = { ...sources, ...workspaceSources }
export const schemaOf = (id: AnySourceId): z.ZodType => all[id].schema

/** What each source gives, as far as checks look at it. */
export type Readings = { [Id in AnySourceId]: z.infer<(typeof all)[Id]['schema']> }
