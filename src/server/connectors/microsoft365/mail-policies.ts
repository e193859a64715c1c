import { z } from 'zod'
import type { MailPolicyKind } from '#shared/domain/defender/mail-policy.ts'
import {
  createCommands,
  removeCommand,
  removeCommands,
  updateCommands,
  type VendorCommand,
} from '#shared/domain/defender/vendor-mail-commands.ts'
import { mailPoliciesOfVendor, VENDOR_NOUNS } from '#shared/domain/defender/vendor-mail-policy.ts'
import { ConnectorError, isRefusal, NOT_LICENSED } from '../connector-error.ts'
import { type MailPolicies, PartlyDoneError } from '../mail-policies.ts'
import type { ExchangeClient } from './exchange-client.ts'

/** Kinds whose cmdlets are there only in a tenant that has Defender for Office 365. */
const OF_DEFENDER: readonly MailPolicyKind[] = ['safeAttachments', 'safeLinks']

const createdAnswer = z.tuple([z.looseObject({ Guid: z.string().min(1) })], z.unknown())

/** Policies for mail by the cmdlets of Exchange Online. https://learn.microsoft.com/defender-office-365/safe-links-policies-configure */
export function openMailPolicies(exchange: ExchangeClient, tenantId: string): MailPolicies {
  const run = ({ cmdlet, parameters }: VendorCommand) => exchange.run(tenantId, cmdlet, parameters)
  const read = (noun: string) => exchange.run(tenantId, `Get-${noun}`)

  /** Undefined where the app's role does not reach it: what is built-in can be told without it. */
  async function readIfKnown(noun: string) {
    try {
      return await read(noun)
    } catch (cause) {
      if (isUnknown(cause)) return undefined
      throw cause
    }
  }

  /** `isGoneFine`: whether what is not there any more may be passed over, but for the last. */
  async function runInOrder(commands: readonly VendorCommand[], { isGoneFine = false } = {}) {
    const done: string[] = []
    for (const command of commands) {
      try {
        await run(command)
        done.push(command.cmdlet)
      } catch (cause) {
        if (isGoneFine && isGone(cause) && command !== commands.at(-1)) continue
        throw toPartlyDone(done, command, cause)
      }
    }
  }

  /** Gives up a policy that has no rule, unless the rule may be there after all. */
  async function withdraw(policy: VendorCommand, id: string, rule: VendorCommand, cause: unknown) {
    const partly = toPartlyDone([policy.cmdlet], rule, cause)
    // Only of what the vendor refused is it known that it is not there.
    if (!(cause instanceof ConnectorError) || !isRefusal(cause)) throw partly
    try {
      await run(removeCommand(policy.cmdlet.replace('New-', ''), id))
    } catch (failure) {
      if (failure instanceof ConnectorError) throw partly
      throw failure
    }
    throw cause
  }

  return {
    list: (kind) =>
      whereLicensed(kind, async () => {
        const { policy, rule, presetRule } = VENDOR_NOUNS[kind]
        // One after the other: the vendor slows down who runs several at once in a tenant.
        const policies = await read(policy)
        const rules = await read(rule)
        const presetRules = await readIfKnown(presetRule)
        const { items, isIncomplete } = mailPoliciesOfVendor(kind, {
          policies,
          rules,
          presetRules: presetRules ?? [],
        })
        return { items, isIncomplete: isIncomplete || presetRules === undefined }
      }),
    create: (policy) =>
      whereLicensed(policy.kind, async () => {
        const [settings, rule] = createCommands(policy)
        // The name is the vendor's id as well where it tells no other.
        const id = createdAnswer.safeParse(await run(settings)).data?.[0].Guid ?? policy.name
        try {
          await run(rule)
        } catch (cause) {
          await withdraw(settings, id, rule, cause)
        }
        return id
      }),
    update: (before, after) => whereLicensed(before.kind, () => runInOrder(updateCommands(before, after))),
    remove: (policy) =>
      whereLicensed(policy.kind, () => runInOrder(removeCommands(policy), { isGoneFine: true })),
  }
}

/** The vendor has no word for a missing licence: its cmdlets are not there. */
async function whereLicensed<T>(kind: MailPolicyKind, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    if (!(cause instanceof ConnectorError) || cause instanceof PartlyDoneError) throw cause
    if (!OF_DEFENDER.includes(kind) || !isUnknown(cause)) throw cause
    const { status, requestId, words } = cause
    throw new ConnectorError('missingScope', { status, code: NOT_LICENSED, requestId, words, cause })
  }
}

const toPartlyDone = (done: readonly string[], { cmdlet }: VendorCommand, cause: unknown): unknown =>
  cause instanceof ConnectorError && done.length > 0
    ? new PartlyDoneError({ done, failed: cmdlet }, cause)
    : cause

const isUnknown = (cause: unknown) =>
  cause instanceof ConnectorError && cause.code === 'CommandNotFoundException'

const isGone = (cause: unknown) => cause instanceof ConnectorError && cause.reason === 'notFound'
