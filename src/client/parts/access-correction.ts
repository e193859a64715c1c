import { accessChange } from '#shared/contract/commands/access-commands.ts'
import type { AccessBody } from '#shared/domain/conditional-access/access-task.ts'
import type { CommandRecord } from '#client/data/queue/command-database.ts'

/** What somebody wrote of one policy or location and the server refused. */
export interface AccessCorrection {
  key: string
  customerId: string
  /** Undefined: one that was to be made. */
  objectId: string | undefined
  body: AccessBody
}

/** What of a refused change can be corrected in the form of its policy or location; undefined where it is of another kind (ERR-11). */
const correctionOf =
  (target: 'policy' | 'location') =>
  ({
    key,
    name,
    state,
    body: { args },
  }: Pick<CommandRecord, 'key' | 'name' | 'state' | 'body'>): AccessCorrection | undefined => {
    if (state !== 'rejected' || name !== accessChange.name) return undefined
    const asked = accessChange.args.safeParse(args).data
    const [item, ...others] = asked?.items ?? []
    if (!asked || !item || others.length > 0 || asked.source !== null) return undefined
    if (item.target !== target || item.change === 'delete') return undefined
    return {
      key,
      customerId: asked.customerId,
      objectId: item.change === 'update' ? item.objectId : undefined,
      body: item.body,
    }
  }

export const policyCorrection = correctionOf('policy')
export const locationCorrection = correctionOf('location')
