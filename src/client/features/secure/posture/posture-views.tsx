import { mayChangeOrganization } from '#shared/domain/permissions/organization-wide.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import type { ViewedList } from '#shared/domain/views/saved-view.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { ViewMenu } from '#client/parts/views/view-menu.tsx'
import { viewAddress, viewQuery } from '#client/parts/views/view-query.ts'
import { useTexts } from '#client/texts/texts.ts'
import { type PostureAddress, postureAddressSchema } from './posture-address.ts'

interface PostureViewsProps {
  list: ViewedList
  address: PostureAddress
  onAddress: (change: PostureAddress) => void
}

/** The views of one of the posture's lists. */
export function PostureViews({ list, address, onAddress }: PostureViewsProps) {
  const t = useTexts('lists')
  const { login } = useDevice()
  const { permissions } = useAccess()
  const isManager = mayChangeOrganization(login.userData) && reaches(permissions.secure, 'manage')
  return (
    <ViewMenu
      list={list}
      query={viewQuery(address)}
      onQuery={(query) => onAddress(postureAddressSchema.parse(viewAddress(query)))}
      obstacle={isManager ? undefined : t('views.forbidden')}
    />
  )
}
