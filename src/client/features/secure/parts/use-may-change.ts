import { reaches } from '#shared/domain/permissions/levels.ts'
import { useAccess } from '#client/machines/use-access.ts'

/** Whether somebody may change what stands in tenants at all; to others nothing is offered. */
export const useMayChange = (): boolean => reaches(useAccess().permissions.secure, 'manage')
