import type { Script, Step } from './script.ts'

/** Whether a script still shows the same violation. */
export type Fails = (script: Script) => Promise<boolean>

/**
 * Makes a failing script smaller as long as it fails in the same way: first whole stretches of steps leave, then
 * single ones, then faults, tabs, devices and companies, and last the waiting. Gives up after so many attempts.
 */
export async function shrink(script: Script, fails: Fails, attempts = 250): Promise<Script> {
  let best = script
  const budget = { left: attempts }
  const accept = async (candidate: Script): Promise<boolean> => {
    if (budget.left-- <= 0 || !(await fails(candidate))) return false
    best = candidate
    return true
  }

  for (let before = -1; before !== sizeOf(best) && budget.left > 0;) {
    before = sizeOf(best)
    await removeSteps()
    for (const fault of best.faults)
      await accept({ ...best, faults: best.faults.filter((each) => each !== fault) })
    for (let at = best.world.devices.length - 1; at >= 0; at--) {
      const { world } = best
      const device = world.devices[at]
      if (world.devices.length > 1)
        await accept({
          ...best,
          world: { ...world, devices: world.devices.filter((_, place) => place !== at) },
        })
      if (device && device.tabs > 1 && best.world.devices[at] === device)
        await accept({
          ...best,
          world: {
            ...world,
            devices: world.devices.map((each) => (each === device ? { ...each, tabs: 1 } : each)),
          },
        })
    }
    if (best.world.companies.length > 3)
      await accept({ ...best, world: { ...best.world, companies: best.world.companies.slice(0, 3) } })
  }
  await shortenWaits()
  return best

  async function removeSteps() {
    for (let size = best.steps.length >> 1; size >= 1 && budget.left > 0; size >>= 1) {
      for (let from = 0; from < best.steps.length && budget.left > 0;) {
        const steps = [...best.steps.slice(0, from), ...best.steps.slice(from + size)]
        if (!(await accept({ ...best, steps }))) from += size
      }
    }
  }

  async function shortenWaits() {
    await accept({
      ...best,
      steps: best.steps.map((step): Step => ({ ...step, wait: Math.min(step.wait, 100) })),
    })
  }
}

const sizeOf = ({ steps, faults, world }: Script) =>
  steps.length + faults.length + world.devices.length + world.companies.length
