import { expect, test } from 'vitest'
import { createFactorCheck } from './demanded-factor.ts'

/** A check of somebody whom the pool gives these answers about, one after the other; undefined is none. */
function checkOf({
  isFederated = false,
  answers,
}: {
  isFederated?: boolean
  answers: (boolean | undefined)[]
}) {
  const asked = { times: 0 }
  const lacks = createFactorCheck({
    isFederated: async () => isFederated,
    hasSecondFactor: async () => {
      const answer = answers[asked.times]
      asked.times += 1
      if (answer === undefined) throw new Error('The pool cannot be reached.')
      return answer
    },
  })
  return { lacks, asked }
}

test('whoever has no second factor lacks it, until the pool says that they have one', async () => {
  const { lacks, asked } = checkOf({ answers: [false, false, true] })
  expect([await lacks(), await lacks(), await lacks(), await lacks()]).toEqual([true, true, false, false])
  expect(asked.times).toBe(3)
})

test('a pool that cannot be asked says nothing, and is asked again', async () => {
  const { lacks } = checkOf({ answers: [undefined, false] })
  expect([await lacks(), await lacks()]).toEqual([false, true])
})

test('of whoever was let in by another provider the pool is not asked', async () => {
  const { lacks, asked } = checkOf({ isFederated: true, answers: [] })
  expect(await lacks()).toBe(false)
  expect(asked.times).toBe(0)
})
