import type { SubmitOutcome } from '#client/data/queue/submit.ts'

export type AddFailure = 'forbidden' | 'notKept'

/** Adds one after the other, up to the first that the device does not keep; says how many it keeps, and why not the rest. */
export async function addInOrder<Each>(
  all: readonly Each[],
  add: (each: Each, place: number) => Promise<SubmitOutcome>,
): Promise<{ count: number; failure: AddFailure | undefined }> {
  for (const [count, each] of all.entries()) {
    const { outcome } = await add(each, count)
    if (outcome !== 'saved') return { count, failure: outcome === 'forbidden' ? outcome : 'notKept' }
  }
  return { count: all.length, failure: undefined }
}
