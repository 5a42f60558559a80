import { relative } from 'node:path';
import { costTable } from './cost-table.mjs';

/** A Vitest reporter: after the run, which files cost most. Each file's cost was measured in its worker (tests/measure-cpu.ts). */
export default class CostReporter {
  onTestRunEnd(modules) {
    const rows = modules.flatMap((module) => {
      const { cpuCost } = module.meta();
      return cpuCost ? [{ file: relative('', module.moduleId), ...cpuCost }] : [];
    });
    costTable(rows);
    console.log(`  Random inputs: FAST_CHECK_SEED=${process.env.FAST_CHECK_SEED}`);
  }
}
