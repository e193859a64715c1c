import { z } from 'zod'
import { languageSchema } from '#shared/domain/language/language-schema.ts'
import { userSchema } from '#shared/domain/users/user.ts'
import { userEmailSchema, userFieldsSchema } from '#shared/domain/users/user-fields.ts'
import { defineEndpoint } from '../endpoint.ts'
import { loginDataSchema } from '../login-data.ts'
import { byId } from './parts.ts'

const oneUser = z.object({ id: z.uuid(), userId: z.uuid() })
const reads = { area: 'systemUsers', level: 'readOnly' } as const
const manages = { area: 'systemUsers', level: 'manage' } as const

export const addedUserSchema = z.strictObject({
  ...userFieldsSchema.shape,
  group_ids: userFieldsSchema.shape.group_ids.default([]),
  excluded_customer_ids: userFieldsSchema.shape.excluded_customer_ids.default([]),
  excluded_group_ids: userFieldsSchema.shape.excluded_group_ids.default([]),
  withheld: userFieldsSchema.shape.withheld.default([]),
  email: userEmailSchema,
  /** The language of the invitation. */
  language: languageSchema.default('en'),
  /** `SUPPRESS` where the person hears of it in another way. */
  message_action: z.literal('SUPPRESS').optional(),
})

/** Only what is given is changed. */
export const changedUserSchema = z
  .strictObject({ ...userFieldsSchema.shape, disabled: z.boolean() })
  .partial()

const refusals = [
  'noPermission',
  'cannotChangeOwner',
  'cannotChangeSelf',
  'cannotChangeSenior',
  'cannotChangeProductAdministrator',
  'untouchableUser',
  'userActionFailed',
] as const

export const userEndpoints = {
  getLoginData: defineEndpoint({
    method: 'GET',
    path: '/user/login-data',
    summary: 'The signed-in user, their permissions and companies.',
    access: 'signedIn',
    isBeforeFactor: true,
    answer: loginDataSchema,
  }),
  listUsers: defineEndpoint({
    method: 'GET',
    path: '/organization/:id/user',
    summary: 'Everybody who may sign in for the organization.',
    access: reads,
    params: byId,
    answer: z.array(userSchema),
    errors: ['notFound'],
  }),
  addUser: defineEndpoint({
    method: 'POST',
    path: '/organization/:id/user',
    summary: 'Adds a user and sends an invitation. With `mailNotSent` the user was added all the same.',
    access: manages,
    params: byId,
    body: addedUserSchema,
    answer: userSchema,
    status: 201,
    errors: [
      'notFound',
      'failedValidation',
      'accountExists',
      'cannotGrantAct',
      'cannotGrantCompanies',
      'cannotGrantRole',
      'guestRole',
      'mailNotSent',
      'microsoftNotOffered',
      'userActionFailed',
    ],
  }),
  putUser: defineEndpoint({
    method: 'PUT',
    path: '/organization/:id/user/:userId',
    summary: 'Changes a user: name, role, permissions, companies, and whether they are let in.',
    access: manages,
    params: oneUser,
    body: changedUserSchema,
    answer: userSchema,
    errors: [
      'notFound',
      'failedValidation',
      ...refusals,
      'cannotGrantAct',
      'cannotGrantCompanies',
      'cannotGrantRole',
      'guestRole',
      'lastOwner',
      'microsoftNotOffered',
    ],
  }),
  deleteUser: defineEndpoint({
    method: 'DELETE',
    path: '/organization/:id/user/:userId',
    summary: 'Takes a user away: nobody signs in as them any more, and their devices erase themselves.',
    access: manages,
    danger: 'deleteUsers',
    params: oneUser,
    status: 204,
    errors: ['actWithheld', 'notFound', 'noPermission', 'cannotDeleteUser', 'cannotChangeSelf'],
  }),
} as const
