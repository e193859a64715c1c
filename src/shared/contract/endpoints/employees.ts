import { z } from 'zod'
import { employeeFieldsSchema, employeeLimits } from '#shared/domain/employees/employee-fields.ts'
import { employeeSchema } from '#shared/domain/employees/employee.ts'
import { defineEndpoint } from '../endpoint.ts'
import { byId, commandErrors, page } from './parts.ts'

const id = z.uuid()
const employeesRead = { area: 'employees', level: 'readOnly' } as const
const employeesManage = { area: 'employees', level: 'manage' } as const

export const employeeEndpoints = {
  listEmployees: defineEndpoint({
    method: 'GET',
    path: '/customer/:id/employee',
    summary: "A company's employees by first name.",
    access: employeesRead,
    params: byId,
    query: page,
    answer: z.array(employeeSchema),
    errors: ['notFound'],
  }),
  addEmployee: defineEndpoint({
    method: 'POST',
    path: '/customer/:id/employee',
    summary: 'Adds an employee.',
    access: employeesManage,
    params: byId,
    body: employeeFieldsSchema.extend({ id: id.optional() }),
    answer: employeeSchema,
    status: 201,
    errors: [...commandErrors, 'alreadyExists', 'customerInactive', 'maximumUsersReached', 'emailTaken'],
    isCommand: true,
  }),
  ignoreEmployees: defineEndpoint({
    method: 'PUT',
    path: '/employee/ignore',
    summary: 'Ignores employees of one company, or takes that back.',
    access: employeesManage,
    body: z.strictObject({
      customerId: id,
      ids: z.array(id).min(1).max(employeeLimits.ignoreAtOnce),
      ignored: z.boolean(),
    }),
    status: 204,
    errors: commandErrors,
    isCommand: true,
  }),
  getEmployee: defineEndpoint({
    method: 'GET',
    path: '/employee/:id',
    summary: 'One employee.',
    access: employeesRead,
    params: byId,
    answer: employeeSchema,
    errors: ['notFound'],
  }),
  putEmployee: defineEndpoint({
    method: 'PUT',
    path: '/employee/:id',
    summary: "Changes an employee's fields.",
    access: employeesManage,
    params: byId,
    body: employeeFieldsSchema.partial(),
    answer: employeeSchema,
    errors: [...commandErrors, 'emailTaken'],
    isCommand: true,
  }),
  deleteEmployee: defineEndpoint({
    method: 'DELETE',
    path: '/employee/:id',
    summary: 'Deletes an employee. This cannot be undone.',
    access: employeesManage,
    params: byId,
    status: 204,
    errors: commandErrors,
    isCommand: true,
  }),
} as const
