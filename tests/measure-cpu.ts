import { afterAll, beforeAll, TestRunner } from 'vitest';
import { addSetUp, countCpu } from './cpu-cost.ts';

// A setup file: loaded before each test file, and its hooks wrap those of the file.
const { file } = TestRunner.getCurrentSuite();
const costSince = countCpu();

beforeAll(() => addSetUp(costSince().seconds));
afterAll(() => {
  file.meta.cpuCost = costSince();
});
