import fc from 'fast-check';

// A setup file that gives fast-check the same inputs in each run, so that a test only fails because of a change, not by chance.
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED) });
