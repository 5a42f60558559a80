import fc from 'fast-check';

// A set-up file. Gives fast-check the same inputs in each run, so that a test fails because of a change and not by chance.
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED) });
