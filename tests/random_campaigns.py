"""Random campaigns under the eyes of the kit, in a process of its own.

`tests.random_campaigns CAMPAIGN SEATS NUMBER LEVEL` prints what each of them was like.
"""

import sys
from collections.abc import Iterator

from ludarium.core.registry import campaign as find_campaign
from ludarium.testing import check_campaign, table_choices
from ludarium.testing.campaigns import CampaignReport


def check_random_campaigns(campaign_id: str, seats: int, number: int, level: str) -> Iterator[CampaignReport]:
    """Play so many campaigns, each with other options."""
    campaign = find_campaign(campaign_id)
    choices = list(table_choices(campaign, seats))
    for seed in range(number):
        yield check_campaign(campaign, seats, choices[seed % len(choices)], seed, level=level)


if __name__ == "__main__":
    for report in check_random_campaigns(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]):
        print(report.chapters, report.over, report.given_up, report.resumed)
