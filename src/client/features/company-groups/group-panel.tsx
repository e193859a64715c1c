import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { deleteCompanyGroup } from '#client/data/nouns/company-groups.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { Section } from '#client/parts/connection/section.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { Quiet } from '#client/ui/words.tsx'
import type { ListedGroup } from './group-list.ts'

const Names = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2,
      py: 1.5,
      borderBottomWidth: '1px',
      borderColor: 'line',
      overflowWrap: 'anywhere',
      _last: { borderBottomWidth: 0 },
    },
  },
})

interface GroupPanelProps {
  group: ListedGroup
  /** Why it cannot be changed. */
  disabledReason: string | undefined
  onEdit: () => void
  onClose: () => void
}

/** One group: its companies, and whose access names it. */
export function GroupPanel({ group, disabledReason, onEdit, onClose }: GroupPanelProps) {
  const device = useDevice()
  const t = useTexts('companyGroups')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const [isAsking, setAsking] = useState(false)
  const { row, companies, people } = group
  const remove = async () => {
    const { outcome } = await deleteCompanyGroup(device, row)
    setAsking(false)
    if (outcome !== 'saved') {
      showToast({ tone: 'error', text: t('form.notKept') })
      return
    }
    showToast({ tone: 'ok', text: t('deletion.done', { name: row.name }) })
    onClose()
  }
  const named = people.length > 0 ? errors('companyGroupInUse') : undefined
  return (
    <SidePanel
      title={row.name}
      context={t('panel.context')}
      summary={<Quiet>{t('companies', { count: companies.length })}</Quiet>}
      closeLabel={words('close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" disabledReason={disabledReason} onClick={onEdit}>
            {words('edit')}
          </Button>
          <Button disabledReason={disabledReason ?? named} onClick={() => setAsking(true)}>
            {words('delete')}
          </Button>
        </>
      }
    >
      <Section title={t('panel.members')}>
        {companies.length === 0 ? (
          <Quiet>{t('panel.empty')}</Quiet>
        ) : (
          <Names aria-label={t('panel.members')}>
            {companies.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </Names>
        )}
      </Section>
      <Section title={t('panel.people')}>
        {people.length === 0 ? (
          <Quiet>{t('panel.nobody')}</Quiet>
        ) : (
          <Names aria-label={t('panel.people')}>
            {people.map(({ id, name, isKept }) => (
              <li key={id}>
                {name}
                {isKept ? <Quiet>{t('panel.kept')}</Quiet> : null}
              </li>
            ))}
          </Names>
        )}
      </Section>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
        title={t('deletion.title', { name: row.name })}
        confirm={t('deletion.confirm')}
        cancel={words('cancel')}
        closeLabel={words('close')}
        danger
      >
        <p>{t('deletion.text')}</p>
      </ConfirmDialog>
    </SidePanel>
  )
}
