import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildEmployee } from '#tests/support/build-employee.ts'
import { buildGooglePerson } from '#tests/support/vendors/build-google-person.ts'
import { directoryChanges, unseenEmployees } from './directory-changes.ts'
import type { Employee } from './employee.ts'
import { googleChanges, type GooglePerson } from './google-changes.ts'

let made = 0
const newId = () => `new-${++made}`
const context = { customerId: 'c1', newId, hasMicrosoft: true }

const applied = (
  employees: readonly Employee[],
  { added, changed, vanished }: Record<'added' | 'changed' | 'vanished', Employee[]>,
) => {
  const next = new Map(employees.map((each) => [each.id, each]))
  for (const row of [...added, ...changed, ...vanished]) next.set(row.id, row)
  return [...next.values()]
}
const readGoogle = (employees: readonly Employee[], people: readonly GooglePerson[], hasMicrosoft = true) =>
  applied(employees, googleChanges(employees, people, { ...context, hasMicrosoft }))
const atMicrosoft = (said: Partial<Employee>) =>
  buildEmployee({ entra_id: 'o1', directory: 'present', ...said })

describe('a reading of a Google Workspace', () => {
  test.each([
    ['by the primary address, in any case of letters', 'Ana@a.example', {}],
    ['by an alias there', 'other@a.example', { addresses: ['other@a.example', 'ana@a.example'] }],
  ])('joins who is in the other directory %s', (_, userName, more) => {
    const ana = atMicrosoft({ email: 'ana@a.example', department: 'Law' })
    const after = readGoogle([ana], [buildGooglePerson({ id: 'g1', userName, isEnabled: false, ...more })])
    expect(after).toEqual([
      { ...ana, google_account: expect.objectContaining({ id: 'g1', leads: false, sign_in_enabled: false }) },
    ])
  })

  test('joins by an alias of the other directory', () => {
    const ana = atMicrosoft({ email: 'ana@a.example', addresses: ['ana@a.example', 'a.ruiz@a.example'] })
    const after = readGoogle([ana], [buildGooglePerson({ id: 'g1', userName: 'A.Ruiz@a.example' })])
    expect(after).toHaveLength(1)
  })

  test('adds who is only there, with its words, and marks them when they vanish', () => {
    const [added] = readGoogle(
      [],
      [buildGooglePerson({ id: 'g1', userName: 'bo@a.example', department: 'Law' })],
    )
    expect(added).toMatchObject({
      email: 'bo@a.example',
      department: 'Law',
      entra_id: null,
      directory: 'present',
      mfa_status: 'Registered',
      google_account: { leads: true },
    })
    const [gone] = readGoogle(added ? [added] : [], [
      buildGooglePerson({ id: 'g2', userName: 'cy@a.example' }),
    ])
    expect(gone).toMatchObject({ directory: 'missing', sign_in_enabled: null })
  })

  test('leaves to the other directory whom that has when they vanish here', () => {
    const ana = atMicrosoft({ email: 'ana@a.example' })
    const both = readGoogle([ana], [buildGooglePerson({ id: 'g1', userName: 'ana@a.example' })])
    const [after] = readGoogle(both, [buildGooglePerson({ id: 'g2', userName: 'cy@a.example' })])
    expect(after).toMatchObject({
      directory: 'present',
      sign_in_enabled: true,
      google_account: { directory: 'missing', sign_in_enabled: null },
    })
  })

  test('gives an account that was made anew to the same person', () => {
    const before = readGoogle([], [buildGooglePerson({ id: 'g1', userName: 'bo@a.example' })])
    const after = readGoogle(before, [buildGooglePerson({ id: 'g2', userName: 'bo@a.example' })])
    expect(after).toMatchObject([{ id: before[0]?.id, directory: 'present', google_account: { id: 'g2' } }])
  })

  test('changes nothing when nothing is new', () => {
    const people = [buildGooglePerson({ id: 'g1', userName: 'bo@a.example' })]
    expect(googleChanges(readGoogle([], people), people, context)).toEqual({
      added: [],
      changed: [],
      vanished: [],
    })
  })

  test('leads where the other directory is not connected any more', () => {
    const ana = atMicrosoft({ email: 'ana@a.example', sign_in_enabled: true })
    const people = [buildGooglePerson({ id: 'g1', userName: 'ana@a.example', isEnabled: false })]
    expect(readGoogle([ana], people, false)).toMatchObject([{ sign_in_enabled: false, entra_id: 'o1' }])
  })
})

describe('a reading of the Microsoft directory', () => {
  const told = { id: 'o9', userPrincipalName: 'bo.li@a.example', email: 'bo.li@a.example' }

  test('joins by an alias whom Google has', () => {
    const [bo] = readGoogle(
      [],
      [
        buildGooglePerson({
          id: 'g1',
          userName: 'bo@a.example',
          addresses: ['bo@a.example', 'bo.li@a.example'],
        }),
      ],
    )
    const after = applied(bo ? [bo] : [], directoryChanges(bo ? [bo] : [], [told], [], context))
    expect(after).toMatchObject([
      { id: bo?.id, entra_id: 'o9', email: 'bo.li@a.example', google_account: { id: 'g1', leads: false } },
    ])
  })

  test('leaves to Google whom it has lost itself', () => {
    const ana = atMicrosoft({ email: 'ana@a.example', sign_in_enabled: true })
    const both = readGoogle(
      [ana],
      [buildGooglePerson({ id: 'g1', userName: 'ana@a.example', isEnabled: false })],
    )
    const expected = [{ directory: 'present', sign_in_enabled: false, google_account: { leads: true } }]
    expect(directoryChanges(both, [], ['o1'], context)).toMatchObject({ changed: expected, vanished: [] })
    expect(unseenEmployees(both, new Set())).toMatchObject(expected)
  })
})

test('whatever two directories tell in whatever order, nobody is lost, and nobody is two', () => {
  const places = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 6 })
  const steps = fc.array(
    fc.record({
      of: fc.constantFrom('google', 'microsoft'),
      who: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { maxLength: 6 }),
      aliases: places,
    }),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(steps, (all) => {
      let employees: Employee[] = []
      let atGoogle = new Set<number>()
      let atMicrosoftNow = new Set<number>()
      for (const { of, who, aliases } of all) {
        const before = employees
        if (of === 'google') {
          const people = who.map((place) =>
            buildGooglePerson({
              id: `g${place}`,
              userName: `P${place}@a.example`,
              addresses: [
                `p${place}@a.example`,
                ...(aliases.includes(place) ? [`alias${place}@a.example`] : []),
              ],
            }),
          )
          employees = readGoogle(before, people)
          atGoogle = new Set(who)
        } else {
          const people = who.map((place) => ({
            id: `o${place}`,
            userPrincipalName: `p${place}@a.example`,
            email: `p${place}@A.example`,
            emailAddresses: [`p${place}@a.example`],
          }))
          const read = applied(before, directoryChanges(before, people, [], context))
          const gone = unseenEmployees(read, new Set(people.map(({ id }) => id)))
          employees = applied(read, { added: [], changed: gone, vanished: [] })
          atMicrosoftNow = new Set(who)
        }
        const ids = new Set(employees.map(({ id }) => id))
        expect(before.every(({ id }) => ids.has(id))).toBe(true)
      }
      const everybody = new Set([...atGoogle, ...atMicrosoftNow])
      const present = employees.filter(({ directory }) => directory === 'present')
      expect(new Set(present.map(({ email }) => email.toLowerCase()))).toEqual(
        new Set([...everybody].map((place) => `p${place}@a.example`)),
      )
      expect(present).toHaveLength(everybody.size)
      const emails = employees.map(({ email }) => email.toLowerCase())
      expect(new Set(emails).size).toBe(emails.length)
    }),
    { numRuns: 500 },
  )
})
