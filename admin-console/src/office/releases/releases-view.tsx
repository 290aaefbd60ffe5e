import { useId } from 'react';
import type { Releases } from 'contract/release-requests';
import { Button } from 'shared-ui/button';
import { Loaded } from '../../session/loaded';
import { PackageCard } from './package-card';
import styles from './releases.module.css';
import { releasesTexts } from './releases.texts';
import { useReleases } from './use-releases';

/** What visitors get of each package, and the ways to change it (docs/deploy.md). */
export function ReleasesView() {
  const { answer, change } = useReleases();
  const { title, intro, notLoaded, noSite, lookAgain } = releasesTexts;
  return (
    <div className={styles.view}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <div className={styles.intro}>
        <p>{intro}</p>
        <Button variant="quiet" onClick={answer.readAgain}>
          {lookAgain}
        </Button>
      </div>
      <Loaded answer={answer} notLoaded={answer.reason ?? notLoaded}>
        {({ site, packages, rule }) =>
          site === 'absent' ? (
            <p>{noSite}</p>
          ) : (
            <>
              {packages.map((releases) => (
                <PackageCard
                  key={releases.name}
                  releases={releases}
                  rule={rule}
                  onChange={change}
                />
              ))}
              <RuleExplanation rule={rule} />
            </>
          )
        }
      </Loaded>
    </div>
  );
}

/** Says by which rule a trial is stopped, so that nobody has to guess. */
function RuleExplanation({ rule }: { readonly rule: Releases['rule'] }) {
  const titleId = useId();
  const { title, steps } = releasesTexts.explanation;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>{title}</h2>
      <ol className={styles.steps}>
        {steps(rule).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
