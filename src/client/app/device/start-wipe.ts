import { finishInterruptedWipe } from '#client/data/keys/wipe.ts'
import { wipePorts } from './device-storage.ts'
import { noteErased } from './erased-note.ts'

/** Finishes what the last page began to erase; to be awaited before anything is read from the device. */
export async function finishWipe(): Promise<void> {
  // Whoever still holds a database lets go when its page ends: then the next start tries again.
  const begun = await finishInterruptedWipe(wipePorts).catch(() => undefined)
  if (begun) noteErased(begun.reason)
}
