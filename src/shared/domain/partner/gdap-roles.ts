/** What a role is for, as it is told to people (INT-46). */
export const ROLE_AREAS = ['collaboration', 'identity', 'security', 'compliance'] as const
export type RoleArea = (typeof ROLE_AREAS)[number]

interface GdapRole {
  /** The template's id, which is the same in every tenant. */
  id: string
  /** As Microsoft calls it; no language translates it. */
  name: string
  area: RoleArea
}

const role = (area: RoleArea, name: string, id: string): GdapRole => ({
  area,
  name: `${name} Administrator`,
  id,
})

/**
 * The least that the product does its work with in a customer's tenant (INT-46).
 * https://learn.microsoft.com/entra/identity/role-based-access-control/permissions-reference
 */
export const RECOMMENDED_ROLES: readonly GdapRole[] = [
  role('collaboration', 'Exchange', '29232cdf-9323-42fd-ade2-1d097af3e4de'),
  role('collaboration', 'Groups', 'fdd7a751-b60b-444a-984c-02652fe8fa1c'),
  role('collaboration', 'Teams', '69091246-20e8-4a56-aa4d-066075b2a7a8'),
  role('collaboration', 'SharePoint', 'f28a1f50-f6e7-4571-818b-6a12f2af6b6c'),
  role('identity', 'Application', '9b895d92-2cd3-44c7-9d02-a6ac2d5ea5c3'),
  role('identity', 'Authentication', 'c4e39bd9-1100-46d3-8c65-fb160da0071f'),
  role('identity', 'License', '4d6ac14f-3453-41d0-bef9-a3e0c569773a'),
  role('identity', 'Password', '966707d0-3269-4727-9be2-8c3a10f19b9d'),
  role('identity', 'User', 'fe930be7-5e62-47db-91af-98c3a49a38b1'),
  role('identity', 'Authentication Policy', '0526716b-113d-4c15-b2c8-68e3c22b9f80'),
  role('identity', 'Privileged Authentication', '7be44c8a-adaf-4e2a-84d6-ab2649e08a13'),
  role('identity', 'Privileged Role', 'e8611ab8-c189-46e8-94e1-60213ab1f814'),
  role('security', 'Conditional Access', 'b1be1c3e-b65d-4f19-8427-f6fa0d97feb9'),
  role('security', 'Security', '194ae4cb-b126-40b2-bd5b-6091b380977d'),
  role('compliance', 'Compliance', '17315797-102d-40b4-93e0-432062caca18'),
]

export const RECOMMENDED_ROLE_IDS: readonly string[] = RECOMMENDED_ROLES.map(({ id }) => id)

/** It may do everything, so that nobody should hold it for the work of every day; a relationship with it ends by itself. */
export const GLOBAL_ADMINISTRATOR = '62e90394-69f5-4237-9190-012177145e10'
