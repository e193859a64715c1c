import { createActor, fromCallback, fromPromise } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { ImportResult } from '#client/data/imports/employee-imports.ts'
import type { OpenedSheet, PutOutcome, Read } from '#client/data/imports/importer.ts'
import { type ImportContext, type ImportEvent, importMachine, type Previewed } from './import.machine.ts'

const whole = { header_row: 1, columns: { first_name: 0, last_name: 1, email: 2, department: 3 } }
const sheet: OpenedSheet = { columns: [], guessed: whole, firstRow: 1 }
const preview: Previewed = {
  people: 3,
  imported: 2,
  changed: 0,
  unchanged: 0,
  skipped: 1,
  formulas: 0,
  problems: [],
  problemCount: 1,
  places: 10,
}
const xlsx = new File(['x'], 'people.xlsx')
const resultOf = (change: Partial<ImportResult>) =>
  ({ status: 'importing', fault: null, ...change }) as ImportResult

interface World {
  opened?: OpenedSheet | 'encrypted'
  previewed?: Previewed
  put?: PutOutcome[]
  results?: ImportResult[]
  isOnline?: boolean
  starts?: () => Promise<{ id: string }>
}

const at = (state: object | string, context: Partial<ImportContext> = {}) => ({ state, context })

function begin({
  opened = sheet,
  previewed = preview,
  put = ['put'],
  results = [],
  isOnline = true,
  starts,
}: World = {}) {
  const seen: object[] = []
  const actor = createActor(
    importMachine.provide({
      guards: { isOnline: () => isOnline },
      actors: {
        openFile: fromPromise<Read<OpenedSheet>, { file: File }>(async () =>
          opened === 'encrypted' ? { fault: opened } : { read: opened },
        ),
        previewFile: fromPromise(async ({ input }) => {
          seen.push({ company: input.company, mapping: input.mapping })
          return { read: previewed }
        }),
        link: fromPromise(async ({ input }) => ({
          url: '/put',
          key: `key of ${input.random}`,
          media: 'x/y',
        })),
        putFile: fromCallback<ImportEvent, { file: File; url: string; media: string }>(({ sendBack }) =>
          sendBack({ type: 'put.ended', outcome: put.shift() ?? 'put' }),
        ),
        start: fromPromise(async ({ input }) => {
          seen.push({ key: input.key, company: input.company })
          return starts ? starts() : { id: 'i1' }
        }),
        watchImport: fromCallback<ImportEvent, { id: string }>(({ sendBack }) => {
          for (const result of results) sendBack({ type: 'result', result })
        }),
      },
    }),
    { input: { company: undefined, random: 'r1' } },
  ).start()
  const now = () => ({ state: actor.getSnapshot().value, context: actor.getSnapshot().context })
  return { actor, now, seen }
}

describe('a file', () => {
  test.each([
    [new File(['x'], 'people.pdf'), 'invalidType'],
    [Object.defineProperty(new File(['x'], 'people.xlsx'), 'size', { value: 2_147_482_549 }), 'tooBig'],
  ] as const)('that cannot be imported is told so and kept', async (file, fault) => {
    const { actor, now } = begin()
    actor.send({ type: 'file', file })
    await expect.poll(now).toMatchObject(at({ choosing: 'idle' }, { fault, file }))
  })

  test('that cannot be read is told so, and another one can be chosen', async () => {
    const { actor, now } = begin({ opened: 'encrypted' })
    actor.send({ type: 'file', file: xlsx })
    await expect.poll(now).toMatchObject(at({ choosing: 'idle' }, { fault: 'encrypted' }))
    actor.send({ type: 'file', file: xlsx })
    await expect.poll(now).toMatchObject(at({ choosing: 'idle' }, { fault: 'encrypted' }))
  })

  test('whose columns are not known waits until all that is needed is chosen, each column for one thing', async () => {
    const { actor, now, seen } = begin({
      opened: { ...sheet, guessed: { header_row: 1, columns: { first_name: 0, email: 2 } } },
    })
    actor.send({ type: 'file', file: xlsx })
    await expect.poll(now).toMatchObject(at({ choosing: 'mapping' }))
    actor.send({ type: 'column', field: 'last_name', column: 0 })
    await expect
      .poll(now)
      .toMatchObject(
        at({ choosing: 'mapping' }, { columns: { header_row: 1, columns: { last_name: 0, email: 2 } } }),
      )
    actor.send({ type: 'column', field: 'first_name', column: 1 })
    actor.send({ type: 'column', field: 'department', column: 3 })
    await expect.poll(now).toMatchObject(at({ choosing: 'previewed' }, { preview }))
    expect(seen).toEqual([
      {
        company: undefined,
        mapping: { header_row: 1, columns: { last_name: 0, email: 2, first_name: 1, department: 3 } },
      },
    ])
  })

  test('is looked through anew for another company', async () => {
    const { actor, now, seen } = begin()
    actor.send({ type: 'file', file: xlsx })
    await expect.poll(now).toMatchObject(at({ choosing: 'previewed' }))
    actor.send({ type: 'company', company: 'c1' })
    await expect.poll(now).toMatchObject(at({ choosing: 'previewed' }, { preview }))
    expect(seen).toMatchObject([{ company: undefined }, { company: 'c1' }])
  })
})

async function ask(world: World = {}) {
  const begun = begin(world)
  begun.actor.send({ type: 'company', company: 'c1' })
  begun.actor.send({ type: 'file', file: xlsx })
  await expect.poll(begun.now).toMatchObject(at({ choosing: 'previewed' }))
  begun.actor.send({ type: 'import' })
  return begun
}

describe('an import', () => {
  test('is not begun without a company, nor with nobody to import', async () => {
    const { actor, now } = begin()
    actor.send({ type: 'file', file: xlsx })
    await expect.poll(now).toMatchObject(at({ choosing: 'previewed' }))
    actor.send({ type: 'import' })
    await expect.poll(now).toMatchObject(at({ choosing: 'previewed' }))
    const nobody = await ask({ previewed: { ...preview, imported: 0 } })
    await expect.poll(nobody.now).toMatchObject(at({ choosing: 'previewed' }))
  })

  test('is signed, put, sent and watched to its end (EMP-13)', async () => {
    const { now, seen } = await ask({
      results: [resultOf({ imported: 1 }), resultOf({ status: 'done', imported: 2 })],
    })
    await expect.poll(now).toMatchObject(at('done', { result: resultOf({ status: 'done', imported: 2 }) }))
    expect(seen.at(-1)).toEqual({ key: 'key of r1', company: 'c1' })
  })

  test('waits for a network, and is sent once there is one', async () => {
    const { actor, now } = await ask({ isOnline: false })
    await expect.poll(now).toMatchObject(at('waiting'))
    actor.send({ type: 'online' })
    await expect.poll(now).toMatchObject(at('importing'))
  })

  test('whose file is not put keeps everything, and is tried again (EMP-14)', async () => {
    const { actor, now } = await ask({ put: ['full', 'put'], results: [resultOf({ status: 'done' })] })
    await expect.poll(now).toMatchObject(at('uploadFailed', { put: 'full', file: xlsx, company: 'c1' }))
    actor.send({ type: 'retry' })
    await expect.poll(now).toMatchObject(at('done', { put: undefined }))
  })

  test('that is refused says why, and goes back to what was chosen', async () => {
    const { actor, now } = await ask({ starts: () => Promise.reject(new Error('No network')) })
    await expect
      .poll(now)
      .toMatchObject(at('uploadFailed', { refusal: expect.objectContaining({ code: undefined }) }))
    actor.send({ type: 'stop' })
    await expect.poll(now).toMatchObject(at({ choosing: 'previewed' }, { preview, company: 'c1' }))
  })

  test('that the server could not read is told as failed, and another file can be chosen (EMP-14)', async () => {
    const { actor, now } = await ask({ results: [resultOf({ status: 'failed', fault: 'noColumns' })] })
    await expect.poll(now).toMatchObject(at('parseFailed'))
    actor.send({ type: 'again', random: 'r2' })
    await expect
      .poll(now)
      .toMatchObject(at({ choosing: 'idle' }, { company: 'c1', file: undefined, random: 'r2' }))
  })
})
