import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import { type Instruction, instructionId } from '#shared/domain/posture/instruction.ts'
import type { Device } from '../../device/device.ts'
import type { View } from '../../rows/merge.ts'
import { viewShared } from '../../rows/read.ts'
import { submit, type SubmitOutcome } from '../../queue/submit.ts'

/** What a company has written on how to fix a check, with waiting changes; undefined where that is nothing. */
export const watchInstruction = (
  device: Device,
  customerId: string,
  checkId: string,
): Observable<View<'instruction'> | undefined> =>
  from(liveQuery(() => viewShared(device, 'instruction', device.login.organization.id))).pipe(
    map((views) => views.get(instructionId(customerId, checkId))),
  )

interface InstructionOfCheck {
  customerId: string
  checkId: string
  /** Names of the check and of the company, for the list of what waits. */
  names: { check: string; company: string }
  /** What the person saw. */
  seen: Instruction | undefined
}

/** Writes how a company fixes a check; nothing takes the instructions away. */
export const setInstruction = (
  device: Device,
  { customerId, checkId, names, seen }: InstructionOfCheck,
  text: string,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'instruction.set',
    args: { customerId, checkId, text },
    expect: { text: seen?.text ?? null },
    subject: names.check,
    place: names.company,
  })
