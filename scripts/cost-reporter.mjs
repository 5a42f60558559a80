import { relative } from 'node:path';
import { costTable } from './cost-table.mjs';

/** A Vitest reporter that prints the most expensive test files after the run. Each cost is measured in the file's worker (tests/measure-cpu.ts). */
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
