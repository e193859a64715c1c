import { type ImportNote, noteOf } from '../../conditional-access/import/import-note.ts'
import { isMembers, type Members } from '../../conditional-access/import/is-members.ts'
import { pathTo } from '../../conditional-access/import/path-to.ts'
import { isPlain, isSameTarget, type Target, targetOf } from '../assignment-targets.ts'
import type { Targets } from '../device-policy.ts'
import { objectsIn } from './objects-in.ts'

/** Whom the assignments of a policy are for, and those assignments that say more than that. */
export interface ReadTargets {
  targets: Targets
  kept: readonly Members[]
}

/** Reads a list of assignments without annotations; what is no assignment is left out and told. */
export function readTargets(assignments: unknown, path: string, notes: ImportNote[]): ReadTargets {
  const found: Target[] = []
  const kept: Members[] = []
  for (const [each, at] of objectsIn(assignments, path, notes)) {
    if (!isMembers(each['target'])) {
      notes.push(noteOf(at, 'notInList', each))
      continue
    }
    // Whence an assignment came, from a set of policies for one, is told by the vendor and cannot be said to it.
    const { id: _, source: __, sourceId: ___, ...assignment } = each
    const target = targetOf(assignment)
    if (!target) notes.push(noteOf(pathTo(at, 'target'), 'unknownValue', each['target']))
    else if (!found.some((other) => isSameTarget(other, target))) found.push(target)
    if (!target || !isPlain(assignment)) kept.push(assignment)
  }
  const groupsOf = (kind: keyof Targets) =>
    found.filter((target) => target.kind === kind).map(({ groupId }) => groupId)
  const has = (kind: keyof Targets) => found.some((target) => target.kind === kind)
  return {
    targets: {
      everyDevice: has('everyDevice'),
      everyUser: has('everyUser'),
      include: groupsOf('include'),
      exclude: groupsOf('exclude'),
    },
    kept,
  }
}
