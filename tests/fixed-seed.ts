import fc from 'fast-check';

// A set-up file. fast-check tries the same inputs in each run, so that a test fails for what was changed and not by chance.
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED) });
