import { expect, test } from 'vitest'
import { findCorpus } from '#tests/support/corpora.ts'
import { wordingFaults } from '#tests/support/posture/wording-faults.ts'
import { comparePosture } from './compare-posture.ts'
import { readExport } from './read-export.ts'

const folder = findCorpus('m365-tenant-export')

test.skipIf(folder === undefined)('what is found in an exported tenant has words', async () => {
  const compared = await comparePosture(readExport(folder ?? ''))
  const own = compared.flatMap(({ checks: [id, ...others], ours }) =>
    id !== undefined && others.length === 0 && ours.status !== 'notMeasured' ? [{ id, ours }] : [],
  )
  expect(own.length).toBeGreaterThan(10)
  const faults = own.flatMap(({ id, ours }) => wordingFaults(id, [ours]))
  // Whoever keeps the tenant may give names as a program does.
  expect(faults.filter((fault) => !fault.includes('an identifier'))).toEqual([])
})
