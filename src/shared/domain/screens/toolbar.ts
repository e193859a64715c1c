import { type Gate, passes } from '#shared/domain/licenses/subscription.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import type { Access } from './access.ts'
import { screenAt } from './screens.ts'
import type { ToolKind } from './tools.ts'

/** What the toolbar of a page holds at this moment, in its order (SHELL-30 to SHELL-44). */
export function toolsOf(
  path: string,
  { permissions, features, subscription }: Access,
  chosen: { companyId?: string | undefined; integration?: string | undefined } = {},
): { tool: ToolKind; isDisabled: boolean }[] {
  const holds = (gate: Gate | undefined) => gate === undefined || !subscription || passes(gate, subscription)
  return (screenAt(path)?.tools ?? [])
    .filter(
      ({ manages, feature, gate, needsCompany, needsIntegration }) =>
        (manages === undefined || reaches(permissions[manages], 'manage')) &&
        (feature === undefined || features.has(feature)) &&
        holds(gate) &&
        (!needsCompany || chosen.companyId !== undefined) &&
        (needsIntegration === undefined || chosen.integration === needsIntegration),
    )
    .map(({ tool, disabledWithout }) => ({ tool, isDisabled: !holds(disabledWithout) }))
}
