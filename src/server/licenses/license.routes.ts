import { endpoints } from '#shared/contract/endpoints.ts'
import { licenseCatalogue } from '#shared/domain/licenses/catalogue.ts'
import { hasLicensingReport, isValid } from '#shared/domain/licenses/subscription.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { AppError } from '#server/platform/app-error.ts'
import { readOrganization } from '#server/organization/organization.store.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Mount } from '#server/platform/http/mount.ts'
import { requireOwn } from '#server/platform/sync/scope.ts'
import { readSubscription } from './subscription.store.ts'

export function mountLicenseRoutes(mount: Mount, { db, now }: { db: Db; now: () => number }) {
  mount(endpoints.getSubscription, async ({ c, params }) => {
    const { scope } = c.var
    requireOwn(scope, params.id)
    const subscription = await readSubscription(db, scope)
    if (!subscription) throw new AppError('notFound')
    const { ownerBillingId } = await readOrganization(db, scope)
    const { hasPbSub, hasMultiCspSubscription, hasMfaOnlySubscription, hasEngageAutopilotSubscription } =
      subscription
    return {
      hasValidSubscription: isValid(subscription, now()),
      billingAccountId: reaches(scope.permissions.billing, 'readOnly') ? ownerBillingId : null,
      hasPbSub,
      hasMultiCspSubscription,
      hasMfaOnlySubscription,
      hasEngageAutopilotSubscription,
      hasLicensingReportSubscription: hasLicensingReport(subscription),
      licenses: subscription.licenses,
    }
  })

  mount(endpoints.listLicenses, ({ c, params }) => {
    requireOwn(c.var.scope, params.id)
    return licenseCatalogue.map(({ licenseName, moduleNumber, licenseType, parentCheck }) => ({
      licenseName,
      moduleNumber,
      licenseType,
      parentCheck,
    }))
  })
}
