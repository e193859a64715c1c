import { Link, Outlet, useLocation, useNavigate, useRouteContext, useRouter } from '@tanstack/react-router'
import { Compass, Lock, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { canOpen } from '#shared/domain/permissions/routes.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ToastRegion } from '#client/ui/toast-region.tsx'
import { useLook } from './look.tsx'
import { countUnsent, forgetSession } from './session.ts'
import { Shell } from './shell/shell.tsx'
import { UpdatePrompt } from './update-prompt.tsx'

/** The frame around every screen of a signed-in user. */
export function AppRoot() {
  const t = useTexts('app')
  const { session, signOut } = useRouteContext({ from: '__root__' })
  const { pathname: path, search } = useLocation()
  const navigate = useNavigate()
  const look = useLook()
  const [unsent, setUnsent] = useState(0)
  const leave = async () => {
    const waiting = await countUnsent(session.userKey)
    if (waiting > 0) setUnsent(waiting)
    else await signOut()
  }
  return (
    <>
      <Shell
        path={path}
        company={(search as { company?: string }).company}
        siteName={session.config.site}
        colorMode={look.colorMode}
        onColorMode={look.choose}
        onCompany={(company) => void navigate({ to: '/employees', search: company ? { company } : {} })}
        onNavigate={(target) => void navigate(target)}
        onSignOut={() => void leave()}
        onSignIn={() => void forgetSession().then(() => location.reload())}
        renderLink={({ to, ...rest }) => <Link to={to} {...rest} />}
      >
        {canOpen(path, session.login.permissions) ? <Outlet /> : <DeniedPage />}
      </Shell>
      <ConfirmDialog
        open={unsent > 0}
        title={t('unsentTitle')}
        confirm={t('signOut')}
        cancel={t('stay')}
        closeLabel={t('close')}
        onClose={() => setUnsent(0)}
        onConfirm={() => void signOut()}
      >
        {t('unsent', { count: unsent })}
      </ConfirmDialog>
      <ToastRegion label={t('notices')} dismissLabel={t('dismiss')} />
      <UpdatePrompt />
    </>
  )
}

export function NotFoundPage() {
  const t = useTexts('app')
  const navigate = useNavigate()
  return (
    <EmptyState
      icon={<Compass />}
      title={t('notFoundTitle')}
      reason={t('notFoundReason')}
      action={<Button onClick={() => void navigate({ to: '/' })}>{t('toStart')}</Button>}
    />
  )
}

export function DeniedPage() {
  const t = useTexts('app')
  return <EmptyState icon={<Lock />} title={t('deniedTitle')} reason={t('deniedReason')} />
}

export function FailedPage() {
  const t = useTexts('app')
  const router = useRouter()
  return (
    <EmptyState
      icon={<TriangleAlert />}
      title={t('failedTitle')}
      reason={t('failedReason')}
      action={<Button onClick={() => void router.invalidate()}>{t('reload')}</Button>}
    />
  )
}
