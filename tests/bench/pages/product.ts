import { filter, firstValueFrom, map, pairwise } from 'rxjs'
import type { EmployeeQuery } from '#client/data/search/employee-query.ts'
import {
  changeEmployee,
  changeEmployees,
  EMPLOYEE_FIGURES,
  type EmployeeChange,
  watchEmployee,
  watchEmployees,
} from '#client/data/nouns/employees.ts'
import type { SubmitOutcome } from '#client/data/queue/submit.ts'
import { needsDecision } from '#client/data/queue/decisions.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { benchDevice } from './bench-device.ts'
import { writeBenchSession } from './bench-session.ts'
import type { Contender, Edit } from './contender.ts'

/** As the app asks: two blocks of a hundred rows. */
const FIRST_WINDOW = 200

const question = (part: Partial<EmployeeQuery>): EmployeeQuery => ({
  search: '',
  filters: {},
  sort: { field: 'first_name', direction: 'asc' },
  offset: 0,
  limit: FIRST_WINDOW,
  ...part,
})

/** The product itself: its databases, its reads on the page and its own sync worker. */
export function createProduct(): Contender {
  return {
    signIn: writeBenchSession,
    open: async () => void (await benchDevice()),
    async load() {
      const { sync } = await benchDevice()
      // A snapshot whose last row was written is followed by a pull.
      await firstValueFrom(
        sync.status.pipe(
          pairwise(),
          filter(([before, after]) => {
            if (after.fault) throw new Error(`The load ended in ${after.fault}`)
            return before.phase === 'loading' && after.phase !== 'loading'
          }),
        ),
      )
    },
    count: async () => (await (await benchDevice()).sync.queryEmployees(question({ limit: 0 }))).total,
    read: async (customerId, id) =>
      (await firstValueFrom(watchEmployee(await benchDevice(), customerId, id)))?.row,
    firstRows: async (customerId) => {
      const { rows } = await firstValueFrom(
        watchEmployees(await benchDevice(), customerId, question({ limit: 10 })),
      )
      return rows.map(({ row }) => row)
    },
    search: async (search) => {
      const { total, rows } = await (await benchDevice()).sync.queryEmployees(question({ search }))
      return { total, ids: rows.map(({ row }) => row.id) }
    },
    countWithoutMfa: async () => {
      const filters = EMPLOYEE_FIGURES.withoutMfa
      return (await (await benchDevice()).sync.queryEmployees(question({ filters, limit: 0 }))).total
    },
    async watch(customerId, tell) {
      const whole = question({ limit: Number.MAX_SAFE_INTEGER })
      watchEmployees(await benchDevice(), customerId, whole)
        .pipe(map(({ rows }) => rows.map(({ row }) => row)))
        .subscribe(tell)
    },
    async queueOne(edit) {
      const { seen, set, place } = changeOf(edit)
      mustBeSaved(await changeEmployee(await benchDevice(), seen, set, place))
    },
    async queue(edits) {
      const answers = await changeEmployees(await benchDevice(), edits.map(changeOf))
      for (const answer of answers) mustBeSaved(answer)
    },
    async flush() {
      const { sync, commands } = await benchDevice()
      sync.syncNow()
      await firstValueFrom(sync.status.pipe(filter(({ phase, fault }) => phase === 'pushing' && !fault)))
      for (;;) {
        await firstValueFrom(sync.status.pipe(filter(({ phase, fault }) => phase === 'idle' && !fault)))
        const left = await commands.commands.toArray()
        if (left.length === 0) return
        const stuck = left.find(needsDecision)
        if (stuck) throw new Error(`An edit ended as ${stuck.state}`)
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
    waiting: async () => (await benchDevice()).commands.commands.count(),
  }
}

function changeOf({ id, customerId, name, seen, title }: Edit): EmployeeChange {
  const shown = { id, customer_id: customerId, display_name: name, job_title: seen } as Employee
  return { seen: shown, set: { job_title: title }, place: '' }
}

function mustBeSaved({ outcome }: SubmitOutcome) {
  if (outcome !== 'saved') throw new Error(`An edit was ${outcome}`)
}
