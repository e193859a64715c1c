import { describe, expect, test } from 'vitest'
import { policyTemplateLimits } from '#shared/domain/conditional-access/templates/policy-template.ts'
import { addInOrder } from './add-in-order.ts'
import { freeNames, shortDescription } from './template-fields.ts'

test('templates that are made together get names that none has, and none twice', () => {
  expect(freeNames(['Firewall', 'firewall', 'Updates'], ['Firewall'])).toEqual([
    'Firewall 2',
    'firewall 3',
    'Updates',
  ])
  const [long = ''] = freeNames(['x'.repeat(200)], [])
  expect(long).toHaveLength(policyTemplateLimits.name)
})

test('a description is cut where a template has no room for it', () => {
  expect(shortDescription(` ${'x'.repeat(3000)}`)).toHaveLength(policyTemplateLimits.description)
})

describe('templates are added one after the other', () => {
  const answering =
    (...outcomes: ('saved' | 'forbidden' | 'notKept')[]) =>
    async (_each: string, place: number) => {
      const outcome = outcomes[place] ?? 'saved'
      if (outcome === 'saved') return { outcome, key: 'key' }
      return outcome === 'forbidden' ? { outcome } : { outcome, cause: undefined }
    }

  test('up to the first that is not kept', async () => {
    const asked: string[] = []
    const answer = answering('saved', 'notKept')
    const added = await addInOrder(['a', 'b', 'c'], (each, place) => {
      asked.push(each)
      return answer(each, place)
    })
    expect(added).toEqual({ count: 1, failure: 'notKept' })
    expect(asked).toEqual(['a', 'b'])
  })

  test('or all of them', async () => {
    expect(await addInOrder(['a', 'b'], answering())).toEqual({ count: 2, failure: undefined })
    expect(await addInOrder(['a'], answering('forbidden'))).toEqual({ count: 0, failure: 'forbidden' })
  })
})
