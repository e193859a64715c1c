import { useMemo, useState } from 'react'
import { addDeviceTemplate } from '#client/data/nouns/secure/device-templates.ts'
import { useDevice } from '#client/machines/use-device.ts'
import type { IntuneArea } from '../../device-policy-rows.ts'
import { type AddFailure, addInOrder } from '../../save-template/add-in-order.ts'
import { freeNames, shortDescription } from '../../save-template/template-fields.ts'
import { readFiles } from './read-files.ts'
import type { FoundFile, FoundPolicy } from './sort-import.ts'

interface NamedPolicy {
  found: FoundPolicy
  name: string
}

/** Files that are read, what of them is chosen, and how that becomes templates; `taken` are the names that there are. */
export function useImport(area: IntuneArea, taken: readonly string[], nameless: string) {
  const device = useDevice()
  const [files, setFiles] = useState<readonly FoundFile[]>([])
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [count, setCount] = useState(0)
  const [reading, setReading] = useState(0)
  const [failure, setFailure] = useState<AddFailure>()
  const [sent, setSent] = useState<readonly NamedPolicy[]>()

  const planned = useMemo(() => {
    const policies = files.flatMap((file) => file.policies).filter(({ key }) => chosen.has(key))
    const names = freeNames(
      policies.map(({ summary }) => summary.name),
      taken,
    )
    return policies.map((found, place): NamedPolicy => ({ found, name: names[place] ?? nameless }))
  }, [files, chosen, taken, nameless])
  // While they are added, what is added already takes their names.
  const wanted = sent ?? planned

  const read = async (added: readonly File[]) => {
    if (added.length === 0) return
    setCount(count + added.length)
    setReading((before) => before + 1)
    const found = await readFiles(added, area, count)
    setReading((before) => before - 1)
    setFiles((before) => [...before, ...found])
    const keys = found.flatMap(({ policies }) =>
      policies.flatMap(({ key, obstacle }) => (obstacle === undefined ? key : [])),
    )
    setChosen((before) => new Set([...before, ...keys]))
  }
  const choose = (key: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, key] : [...before].filter((each) => each !== key)))

  /** Gives how many the device keeps; what it does not keep stays chosen. */
  const add = async () => {
    setSent(planned)
    const added = await addInOrder(planned, ({ found: { policy, summary }, name }) =>
      addDeviceTemplate(
        device,
        { name, description: shortDescription(summary.description) },
        { policy, seen: summary },
      ),
    )
    const kept = new Set(planned.slice(0, added.count).map(({ found }) => found.key))
    setChosen((before) => new Set([...before].filter((key) => !kept.has(key))))
    setFailure(added.failure)
    setSent(undefined)
    return { count: added.count, isWhole: added.failure === undefined }
  }

  return {
    files,
    chosen,
    wanted,
    isReading: reading > 0,
    isAdding: sent !== undefined,
    failure,
    read,
    choose,
    add,
  }
}
