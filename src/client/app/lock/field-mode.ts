import type { KeyMode } from '#shared/contract/devices.ts'
import { invariant } from '#shared/lib/invariant.ts'
import { withoutField, wrapWithPasskey, wrapWithPin } from '#client/data/keys/data-key.ts'
import type { KeyRecord } from '#client/data/keys/key-database.ts'
import { registerDevice } from '../device/device-api.ts'
import { keys, sessions } from '../device/device-storage.ts'
import { contact } from './opener.ts'
import { makePasskey, PasskeyCancelled, PasskeyUnsupported } from './passkey.ts'
import { sessionFaultOf } from '../session/session-fault.ts'

/** Why field mode could not be changed. */
export type FieldModeProblem =
  | 'unreachable'
  | 'refused'
  | 'forbidden'
  | 'cancelled'
  | 'unsupported'
  | 'failed'

/** Puts the data key behind a PIN. It asks the server, which has the other way in and is told of the change. */
export const keepBehindPin = (userKey: string, pin: string): Promise<FieldModeProblem | undefined> =>
  change(userKey, 'pin', (record, secret) => wrapWithPin(record, secret, pin))

export const keepBehindPasskey = (userKey: string): Promise<FieldModeProblem | undefined> =>
  change(userKey, 'passkey', async (record, secret) => {
    const header = await sessions.readHeader()
    invariant(header, 'somebody is signed in')
    return wrapWithPasskey(record, secret, await makePasskey(userKey, header.user))
  })

/** Takes PIN or passkey away. This needs no server; it is told when there is one. */
export async function endFieldMode(userKey: string): Promise<void> {
  const record = await keys.read(userKey)
  if (!record) return
  await keys.write(withoutField(record))
  await sessions.setLockable(userKey, false)
  await tell(userKey, 'session')
}

/** Hears policy and orders of the server. The mode is the one that is left after a policy that forbids field mode. */
export async function hearPolicy(userKey: string): Promise<{ mode: KeyMode; isWiped: boolean } | undefined> {
  const record = await keys.read(userKey)
  if (!record) return undefined
  const { policy, wipe } = await contact(record)
  // Field mode may have been turned on or off while the server was asked.
  const latest = (await keys.read(userKey)) ?? record
  if (!wipe && policy.fieldMode === 'forbidden' && latest.mode !== 'session') await endFieldMode(userKey)
  const mode = policy.fieldMode === 'forbidden' ? 'session' : latest.mode
  return { mode, isWiped: wipe }
}

async function change(
  userKey: string,
  mode: KeyMode,
  wrapped: (record: KeyRecord, secret: string) => Promise<KeyRecord>,
): Promise<FieldModeProblem | undefined> {
  try {
    const record = await keys.read(userKey)
    invariant(record, 'what is open has a key')
    const { secret, policy } = await contact(record)
    if (policy.fieldMode === 'forbidden') return 'forbidden'
    const next = await wrapped(record, secret)
    await keys.change(userKey, {
      mode,
      field: next.field,
      iterations: next.iterations,
      credentialId: next.credentialId,
      failedTries: 0,
    })
    await sessions.setLockable(userKey, true)
    await tell(userKey, mode)
    return undefined
  } catch (cause) {
    const fault = sessionFaultOf(cause)
    if (fault) return fault === 'removed' ? 'refused' : fault
    if (cause instanceof PasskeyCancelled) return 'cancelled'
    return cause instanceof PasskeyUnsupported ? 'unsupported' : 'failed'
  }
}

/** For the administrators' list; the next start tells it again. */
async function tell(userKey: string, mode: KeyMode) {
  const [session, record] = await Promise.all([sessions.read(), keys.read(userKey)])
  if (session && record) await registerDevice(session, record.deviceId, mode).catch(() => {})
}
