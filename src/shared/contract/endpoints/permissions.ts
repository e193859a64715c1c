import { z } from 'zod'
import { areaSchema, levelSchema, permissionsSchema } from '#shared/domain/permissions/levels.ts'
import { permissionGroupSchema } from '#shared/domain/permissions/groups.ts'
import { defineEndpoint } from '../endpoint.ts'

export const permissionEndpoints = {
  listPermissionLevels: defineEndpoint({
    method: 'GET',
    path: '/organization/user/permissionLevels',
    summary: 'The levels that a permission can have.',
    access: 'signedIn',
    answer: z.array(levelSchema),
  }),
  listPermissionEntities: defineEndpoint({
    method: 'GET',
    path: '/organization/user/permissionEntities',
    summary: 'The areas that permissions are given for, as the editor groups them.',
    access: 'signedIn',
    answer: z.array(z.object({ group: permissionGroupSchema, areas: z.array(areaSchema) })),
  }),
  getUserPermissions: defineEndpoint({
    method: 'GET',
    path: '/organization/:id/userPermissions/:userId',
    summary: 'The levels of one user; of oneself without any permission.',
    access: 'signedIn',
    params: z.object({ id: z.uuid(), userId: z.uuid() }),
    answer: permissionsSchema,
    errors: ['notFound', 'noPermission'],
  }),
} as const
