// @module-tag database
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AREAS, EMPLOYEE_AREAS, type Permissions } from '#shared/domain/permissions/levels.ts'
import {
  type SavedView,
  savedViewId,
  savedViewSchema,
  VIEWED_LISTS,
  type ViewedList,
  viewLimits,
} from '#shared/domain/views/saved-view.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { entityTables } from '#server/schema.ts'
import { changeStored } from '#tests/support/database/change-stored.ts'
import {
  commandOf,
  openTestSite,
  type Person,
  pulledBy,
  pushAs,
  type TestSite,
} from '#tests/support/test-site.ts'

const LIST = 'postureCompanies'

let site: TestSite
let owner: Person
let colleague: Person
let reader: Person

beforeAll(async () => {
  site = await openTestSite()
  ;[owner, colleague, reader] = [
    await site.signIn('owner'),
    await site.signIn('admin'),
    await site.signIn('reader'),
  ]
})
afterAll(() => site?.close())

const write = (act: (work: Work) => Promise<void>) =>
  unitOfWork({ db: site.database.db, tables: entityTables }, owner.login.organization.id, act)

/** The views that a device of this person ends up with. */
async function viewsOf(person: Person): Promise<SavedView[]> {
  const views = new Map<string, SavedView>()
  for (let [cursor, more] = [0, true]; more;) {
    const page = await pulledBy(person, { cursor })
    for (const [kind, id, , , row] of page.rows)
      if (kind === 'savedView' && row) views.set(id, savedViewSchema.parse(row))
      else if (kind === 'savedView') views.delete(id)
    ;[cursor, more] = [page.to, page.more]
  }
  return [...views.values()]
}

// Every test begins without views.
beforeEach(async () => {
  const ids = (await viewsOf(owner)).map(({ id }) => id)
  await write(async (work) => {
    await work.load('savedView', ids)
    for (const id of ids) work.remove('savedView', id)
  })
})

const save = (name: string, query: string, said = {}) =>
  commandOf(site, 'savedView.save', { list: LIST, name, query }, said)
const remove = (name: string, said = {}) => commandOf(site, 'savedView.delete', { list: LIST, name }, said)

test('a view that one person keeps is there for everybody who reads Secure', async () => {
  await pushAs(owner, [save('Worst first', 'sort=score')])
  for (const person of [owner, colleague, reader])
    expect(await viewsOf(person)).toMatchObject([{ list: LIST, name: 'Worst first', query: 'sort=score' }])
})

test('a name is one view of a list, in whatever case, and saving it again replaces it', async () => {
  await pushAs(owner, [save('Worst first', 'sort=score', { expect: { query: null } })])
  expect(
    await pushAs(owner, [save(' WORST first ', 'sort=name', { expect: { query: 'sort=score' } })]),
  ).toMatchObject([{ outcome: 'applied' }])
  expect(await viewsOf(owner)).toMatchObject([{ name: 'WORST first', query: 'sort=name' }])
})

test('two people who keep different lists under one name are asked', async () => {
  await pushAs(colleague, [save('Ours', 'sort=name', { expect: { query: null } })])
  expect(await pushAs(owner, [save('Ours', 'sort=score', { expect: { query: null } })])).toMatchObject([
    { outcome: 'conflict', current: { query: 'sort=name' } },
  ])
  expect(await pushAs(owner, [remove('Ours', { expect: { query: 'sort=score' } })])).toMatchObject([
    { outcome: 'conflict' },
  ])
  expect(await pushAs(owner, [remove('Ours', { expect: { query: 'sort=name' } })])).toMatchObject([
    { outcome: 'applied' },
  ])
  expect(await viewsOf(owner)).toEqual([])
})

test('whoever only reads Secure keeps and deletes no view', async () => {
  await pushAs(owner, [save('Ours', 'sort=name')])
  expect(await pushAs(reader, [save('Mine', 'sort=name'), remove('Ours')])).toMatchObject([
    { outcome: 'forbidden' },
    { outcome: 'forbidden' },
  ])
  expect(await viewsOf(owner)).toMatchObject([{ name: 'Ours' }])
})

test('a view is one of 100 at most, and one of these can still be replaced', async () => {
  const names = Array.from({ length: viewLimits.views }, (_, number) => `View ${number}`)
  const changed_at = new Date(site.now.value).toISOString()
  await write(async (work) => {
    const rows = names.map(
      (name) => ({ id: savedViewId(LIST, name), list: LIST, name, query: '', changed_at }) as const,
    )
    await work.load(
      'savedView',
      rows.map(({ id }) => id),
    )
    for (const row of rows) work.put('savedView', row)
  })
  expect(await pushAs(owner, [save('One more', 'sort=name'), save('View 7', 'sort=name')])).toMatchObject([
    { outcome: 'rejected', status: 409, code: 'maximumViewsReached' },
    { outcome: 'applied' },
  ])
})

test.each([
  ['a name of nothing', { list: LIST, name: '  ', query: '' }],
  ['a name that is too long', { list: LIST, name: 'x'.repeat(viewLimits.name + 1), query: '' }],
  ['an arrangement that is too long', { list: LIST, name: 'x', query: 'x'.repeat(viewLimits.query + 1) }],
  ['a list that there is not', { list: 'moon', name: 'x', query: '' }],
])('%s is refused', async (_, args) => {
  expect(await pushAs(owner, [commandOf(site, 'savedView.save', args)])).toMatchObject([
    { outcome: 'rejected' },
  ])
  expect(await viewsOf(owner)).toEqual([])
})

describe('a view of each list', () => {
  /** The colleague with these levels and no others, who sees every company or none. */
  const become = (held: Partial<Permissions>, all_customers = true) =>
    changeStored(
      site.database.db,
      'user',
      { id: colleague.login.userData.id },
      {
        role: 'System user',
        permissions: {
          ...Object.fromEntries(AREAS.map((area) => [area, 'disabled'])),
          ...held,
        } as Permissions,
        all_customers,
      },
    )
  const lists = Object.keys(VIEWED_LISTS) as ViewedList[]
  const areaOf = (list: ViewedList) => {
    const subject = VIEWED_LISTS[list]
    return subject === 'employees' ? 'engage' : subject
  }
  /** What becomes of one view of each list, which is kept anew. */
  async function keepEach(): Promise<Record<string, string>> {
    const commands = lists.map((list) =>
      commandOf(site, 'savedView.save', { list, name: 'Theirs', query: '' }),
    )
    const results = await pushAs(colleague, commands)
    return Object.fromEntries(lists.map((list, at) => [list, results[at]?.outcome ?? '']))
  }
  const readable = async () => (await viewsOf(colleague)).map(({ list }) => list).toSorted()

  test.each([...new Set(lists.map(areaOf))])(
    'is kept by who manages %s where the list is of that, and read by who reads it',
    async (area) => {
      const isOpen = (list: ViewedList) =>
        areaOf(list) === area ||
        (VIEWED_LISTS[list] === 'employees' && EMPLOYEE_AREAS.some((each) => each === area))
      await become({ [area]: 'manage' })
      expect(await keepEach()).toEqual(
        Object.fromEntries(lists.map((list) => [list, isOpen(list) ? 'applied' : 'forbidden'])),
      )
      await pushAs(
        owner,
        lists.map((list) => commandOf(site, 'savedView.save', { list, name: 'Ours', query: '' })),
      )
      await become({ [area]: 'readOnly' })
      expect(Object.values(await keepEach())).toEqual(lists.map(() => 'forbidden'))
      expect([...new Set(await readable())]).toEqual(lists.filter(isOpen).toSorted())

      await become({ [area]: 'manage' }, false)
      expect(Object.values(await keepEach())).toEqual(lists.map(() => 'forbidden'))
      expect(await readable()).toEqual([])
    },
  )
})
