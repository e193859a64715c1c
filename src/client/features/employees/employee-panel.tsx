import { useObservable } from 'dexie-react-hooks'
import { useEffect, useId, useState } from 'react'
import { map } from 'rxjs'
import { changeEmployee, ignoreEmployees, watchEmployee } from '#client/data/nouns/employees.ts'
import { watchConnection } from '#client/data/nouns/integrations.ts'
import type { View } from '#client/data/rows/merge.ts'
import { undo } from '#client/data/queue/decisions.ts'
import { useDevice } from '#client/machines/use-device.ts'
import type { EmployeeCorrection } from '#client/parts/employee-correction.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { EmployeeDetails } from './employee-details.tsx'
import { EmployeeEditor } from './employee-editor.tsx'
import type { EmployeeRef } from './employee-selection.ts'
import { EmployeeNotes, EmployeeSummary } from './employee-status.tsx'
import { watchPendingFields } from './pending-fields.ts'
import type { EmployeeEdit } from './use-employee-edit.ts'
import { useTellSaved } from './use-tell-saved.ts'
import { useWatched } from '#client/machines/use-watched.ts'

const NOTHING_PENDING: ReadonlySet<string> = new Set()

type EmployeePanelProps = {
  employee: EmployeeRef
  companyName: string
  edit: EmployeeEdit
  /** Why this user may not change employees; undefined when they may. */
  lockedReason: string | undefined
  /** What was typed about them before and refused: the editing begins with it. */
  correction: EmployeeCorrection | undefined
  onClose: () => void
}

/** Give it the employee's id as its key. */
export function EmployeePanel(props: EmployeePanelProps) {
  const { employee, companyName, edit, lockedReason, onClose } = props
  const t = useTexts('employees')
  const general = useTexts('words')
  const device = useDevice()
  const { id, customerId } = employee
  const found = useObservable(
    () => watchEmployee(device, customerId, id).pipe(map((view) => ({ view }))),
    [device, customerId, id],
  )
  const connection = useWatched(watchConnection, customerId)
  const pending = useWatched(watchPendingFields, id) ?? NOTHING_PENDING
  const formId = useId()

  const view = found?.view
  const isEditing = view !== undefined && edit.seen?.id === id
  useCorrection(props, view)
  const { save, ignore } = useChanges(props)

  return (
    <SidePanel
      title={
        view ? view.row.display_name || view.row.email : t(found ? 'panel.notFoundTitle' : 'panel.loading')
      }
      context={companyName}
      summary={view ? <EmployeeSummary view={view} /> : undefined}
      footer={
        view === undefined ? undefined : isEditing ? (
          <EditingButtons edit={edit} formId={formId} />
        ) : (
          <ReadingButtons
            view={view}
            lockedReason={lockedReason}
            onEdit={() => edit.begin(view.row)}
            onIgnore={() => void ignore(view)}
          />
        )
      }
      closeLabel={general('close')}
      onClose={() => edit.form.guard(onClose)}
    >
      {found === undefined ? (
        <SkeletonRows rows={9} label={t('panel.loading')} />
      ) : view === undefined ? (
        <p>{t('panel.notFound')}</p>
      ) : isEditing ? (
        <EmployeeEditor id={formId} form={edit.form} onSubmit={() => void save()} />
      ) : (
        <>
          <EmployeeNotes view={view} companyName={companyName} />
          <EmployeeDetails employee={view.row} connection={connection} pending={pending} />
        </>
      )}
    </SidePanel>
  )
}

/** Begins the editing with what was typed before and refused. */
function useCorrection(
  { employee: { id }, correction, edit }: EmployeePanelProps,
  view: View<'employee'> | undefined,
): void {
  const [begun, setBegun] = useState<string>()
  useEffect(() => {
    if (!view || !correction || correction.employeeId !== id || begun === correction.key) return
    // The change is read from the device, so the form can begin only after the panel is there.
    // oxlint-disable-next-line react/set-state-in-effect
    setBegun(correction.key)
    edit.begin(view.row, correction.typed)
  }, [view, correction, id, begun, edit])
}

/** What a person can do to the employee. */
function useChanges({ employee: { id, customerId }, companyName, correction, edit }: EmployeePanelProps) {
  const device = useDevice()
  const tellSaved = useTellSaved()
  const save = async () => {
    const { seen } = edit
    if (!seen || !edit.form.isChanged) return
    const answer = await edit.form.submit((_, changes) => changeEmployee(device, seen, changes, companyName))
    if (!answer) return
    if (correction?.employeeId === id) await undo(device, correction.key)
    edit.end()
    tellSaved([answer])
  }
  const ignore = async ({ row }: View<'employee'>) => {
    const words = { subject: row.display_name, place: companyName }
    tellSaved([await ignoreEmployees(device, customerId, [id], !row.ignored, words)])
  }
  return { save, ignore }
}

function EditingButtons({ edit, formId }: { edit: EmployeeEdit; formId: string }) {
  const t = useTexts('employees')
  const general = useTexts('words')
  return (
    <>
      <Button
        type="submit"
        form={formId}
        variant="primary"
        busy={edit.form.isSaving}
        disabledReason={edit.form.isChanged ? undefined : t('panel.unchanged')}
      >
        {general('save')}
      </Button>
      <Button onClick={() => edit.form.guard(edit.end)}>{general('cancel')}</Button>
    </>
  )
}

interface ReadingButtonsProps {
  view: View<'employee'>
  lockedReason: string | undefined
  onEdit: () => void
  onIgnore: () => void
}

function ReadingButtons({ view, lockedReason, onEdit, onIgnore }: ReadingButtonsProps) {
  const t = useTexts('employees')
  const general = useTexts('words')
  return (
    <>
      <Button variant="primary" disabledReason={lockedReason} onClick={onEdit}>
        {general('edit')}
      </Button>
      <Button disabledReason={lockedReason} onClick={onIgnore}>
        {t(view.row.ignored ? 'panel.unignore' : 'panel.ignore')}
      </Button>
    </>
  )
}
