import { sql } from 'kysely'
import type { Employee } from '#shared/domain/employees/employee.ts'
import type { Choice } from '#shared/domain/import-settings/import-rule.ts'
import { PEOPLE_APPLICATIONS } from '#shared/domain/employees/without-application.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import type { Db } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/sync/read-rows.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { employeeTable } from '#server/employees/employee.table.ts'
import { type KeptMembership, readKeptMemberships } from './memberships.store.ts'

interface Whose {
  organizationId: string
  customerId: string
}

/** More people than a company may have. */
const EVERYBODY = 1_000_000

/** Everybody of a company who may be seen. */
export async function readPeople(db: Db, scope: Scope, customerId: string): Promise<Employee[]> {
  const found = await readRows(db, employeeTable, scope, {
    where: 't.customer_id = $3::uuid',
    parameters: [customerId],
    size: EVERYBODY,
  })
  return found.map(({ row }) => row)
}

/** By what accounts of a company can be chosen, as its tenant told (EMP-16); null what was never read. */
export async function readChoices(db: Db, whose: Whose) {
  const { organizationId, customerId } = whose
  const { rows: users } = await sql<Choice>`
    select lower(coalesce(entra_id, id)::text) as id, display_name as name from employee
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid
      and directory = 'present'
    order by lower(display_name), id`.execute(db)
  const { rows: licenseType } = await sql<Choice>`
    select sku_id as id, product_name as name from product_license
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid
      and application = ${TENANT_APPLICATION}
    order by lower(product_name), sku_id`.execute(db)
  const { rows: found } = await sql<{ domains: string[] }>`
    select domains from integration
    where organization_id = ${organizationId}::uuid and customer_id = ${customerId}::uuid
      and type = ${TENANT_APPLICATION}`.execute(db)
  const { groups, roles } = await readCounted(db, whose)
  return {
    groups,
    licenseType,
    roles,
    domains: found.flatMap(({ domains }) => domains),
    users,
  }
}

/** The groups and roles of a company's tenant, each with how many belong to it; null what was never read. */
async function readCounted(db: Db, whose: Whose) {
  const { groups, roles } = await readKeptMemberships(db, { ...whose, application: TENANT_APPLICATION })
  return { groups: groups && groups.map(countedOf), roles: roles && roles.map(countedOf) }
}

const countedOf = ({ id, name, members }: KeptMembership) => ({ id, name, members: members.length })

/** The groups of all of a company's directories; null as long as those of none were read. */
export async function readGroups(db: Db, whose: Whose) {
  const told = await Promise.all(
    PEOPLE_APPLICATIONS.map(async (application) => {
      const { groups } = await readKeptMemberships(db, { ...whose, application })
      return groups?.map((group) => ({ ...countedOf(group), application }))
    }),
  )
  const read = told.filter((each) => each !== undefined)
  return read.length === 0 ? null : read.flat()
}
