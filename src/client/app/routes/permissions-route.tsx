import { Link, useParams } from '@tanstack/react-router'
import { PermissionsPage } from '#client/features/users/permissions-page.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { useIsOnline } from '../use-is-online.ts'

export function PermissionsRoute() {
  const { userId } = useParams({ from: '/users/$userId/permissions' })
  const t = useTexts('users')
  const list = <Link to="/users">{t('title')}</Link>
  return <PermissionsPage userId={userId} trail={list} back={list} isOnline={useIsOnline()} />
}
