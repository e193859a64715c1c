import { mayChangeOrganization } from '#shared/domain/permissions/organization-wide.ts'
import { levelOf, reaches } from '#shared/domain/permissions/levels.ts'
import { VIEWED_LISTS, type ViewedList } from '#shared/domain/views/saved-view.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { ViewMenu } from './view-menu.tsx'

interface ListViewsProps {
  list: ViewedList
  query: string
  onQuery: (query: string) => void
}

/** The views of a list, which whoever manages what it lists may keep. */
export function ListViews(props: ListViewsProps) {
  const t = useTexts('lists')
  const { login } = useDevice()
  const { permissions } = useAccess()
  const isManager =
    mayChangeOrganization(login.userData) && reaches(levelOf(permissions, VIEWED_LISTS[props.list]), 'manage')
  return <ViewMenu {...props} obstacle={isManager ? undefined : t('views.forbidden')} />
}
