import { Building2, type LucideIcon, MonitorSmartphone, Users } from 'lucide-react'
import { canOpen } from '#shared/domain/permissions/routes.ts'
import type { Permissions } from '#shared/domain/permissions/levels.ts'

export interface Screen {
  /** Its word in the texts. */
  id: 'companies' | 'employees' | 'devices'
  to: '/companies' | '/employees' | '/devices'
  icon: LucideIcon
}

export interface ScreenGroup {
  id: 'configuration'
  screens: readonly Screen[]
}

const groups: readonly ScreenGroup[] = [
  {
    id: 'configuration',
    screens: [
      { id: 'companies', to: '/companies', icon: Building2 },
      { id: 'employees', to: '/employees', icon: Users },
      { id: 'devices', to: '/devices', icon: MonitorSmartphone },
    ],
  },
]

/** The groups with the screens that these permissions open; a group without any is left out (SHELL-15). */
export const visibleGroups = (permissions: Permissions): ScreenGroup[] =>
  groups
    .map((group) => ({ ...group, screens: group.screens.filter(({ to }) => canOpen(to, permissions)) }))
    .filter(({ screens }) => screens.length > 0)
