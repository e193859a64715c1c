import { filter, firstValueFrom, map, pairwise } from 'rxjs'
import { startSyncClient } from '#client/app/sync-client.ts'
import { systemClock } from '#client/data/clock.ts'
import { CommandDatabase } from '#client/data/command-database.ts'
import { DataDatabase } from '#client/data/data-database.ts'
import type { Device } from '#client/data/device.ts'
import type { EmployeeQuery } from '#client/data/employee-query.ts'
import { changeEmployee, EMPLOYEE_FIGURES, watchEmployee, watchEmployees } from '#client/data/employees.ts'
import { needsDecision } from '#client/data/tray.ts'
import { createVault } from '#client/data/vault.ts'
import { v7 as uuidv7 } from 'uuid'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { readBenchSession, writeBenchSession } from './bench-session.ts'
import { benchKey } from './bench-key.ts'
import type { Contender } from './contender.ts'

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
  let opening: Promise<Device> | undefined

  async function openDevice(): Promise<Device> {
    const { userKey, login, config } = await readBenchSession()
    const key = await benchKey()
    const deviceId = '0192c000-0000-7000-8000-00000000be4c'
    return {
      userKey,
      login,
      data: new DataDatabase(userKey),
      commands: new CommandDatabase(userKey),
      vault: createVault(key),
      deviceId,
      clock: systemClock,
      newId: () => uuidv7(),
      canQueue: true,
      sync: startSyncClient(
        { userKey, organizationId: login.organization.id, deviceId, pool: config.pool, spare: 0, key },
        { leased: () => {} },
      ),
    }
  }
  const device = () => (opening ??= openDevice())

  return {
    signIn: writeBenchSession,
    open: async () => void (await device()),
    async load() {
      const { sync } = await device()
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
    count: async () => (await (await device()).sync.queryEmployees(question({ limit: 0 }))).total,
    read: async (customerId, id) =>
      (await firstValueFrom(watchEmployee(await device(), customerId, id)))?.row,
    firstRows: async (customerId) => {
      const { rows } = await firstValueFrom(
        watchEmployees(await device(), customerId, question({ limit: 10 })),
      )
      return rows.map(({ row }) => row)
    },
    search: async (search) => {
      const { total, rows } = await (await device()).sync.queryEmployees(question({ search }))
      return { total, ids: rows.map(({ row }) => row.id) }
    },
    countWithoutMfa: async () => {
      const filters = EMPLOYEE_FIGURES.withoutMfa
      return (await (await device()).sync.queryEmployees(question({ filters, limit: 0 }))).total
    },
    async watch(customerId, tell) {
      const whole = question({ limit: Number.MAX_SAFE_INTEGER })
      watchEmployees(await device(), customerId, whole)
        .pipe(map(({ rows }) => rows.map(({ row }) => row)))
        .subscribe(tell)
    },
    async queue(edits) {
      const own = await device()
      for (const { id, customerId, name, seen, title } of edits) {
        const shown = { id, customer_id: customerId, display_name: name, job_title: seen } as Employee
        const { outcome } = await changeEmployee(own, shown, { job_title: title }, '')
        if (outcome !== 'saved') throw new Error(`An edit was ${outcome}`)
      }
    },
    async flush() {
      const { sync, commands } = await device()
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
    waiting: async () => (await device()).commands.commands.count(),
  }
}
