import { mailPolicyChange } from '#shared/contract/commands/mail-policy-commands.ts'
import type { MailPolicy } from '#shared/domain/defender/mail-policy.ts'
import type { CommandRecord } from '#client/data/queue/command-database.ts'

/** What somebody wrote of one policy for mail and the server refused. */
export interface MailPolicyCorrection {
  key: string
  customerId: string
  policy: MailPolicy
  /** As it was seen then; undefined of one that was to be made. */
  expected: MailPolicy | undefined
}

/** What of a refused change can be corrected in the form of its policy; undefined where it is of another kind (ERR-11). */
export function mailPolicyCorrection({
  key,
  name,
  state,
  body: { args },
}: Pick<CommandRecord, 'key' | 'name' | 'state' | 'body'>): MailPolicyCorrection | undefined {
  if (state !== 'rejected' || name !== mailPolicyChange.name) return undefined
  const asked = mailPolicyChange.args.safeParse(args).data
  const [item, ...others] = asked?.items ?? []
  if (!asked || !item || others.length > 0 || item.change === 'delete') return undefined
  const { customerId } = asked
  return {
    key,
    customerId,
    policy: item.policy,
    expected: item.change === 'update' ? item.expected : undefined,
  }
}
