"""The steps of Near and Far: the name, the kinds of moves and the number of each.

Steps whose moves everybody can work out are open: they may be left out when there is nothing to choose.
"""

from typing import Any, Final

from ludarium.core.steps import Step
from ludarium.games.near_and_far.rules.artifacts import Deck
from ludarium.games.near_and_far.rules.camps import Camp, Contract, Shovel
from ludarium.games.near_and_far.rules.dice import Hearts, Reroll, Roll, Weapon
from ludarium.games.near_and_far.rules.draft import Character, Deal, Draft, OpenDrops, Pass, Trim
from ludarium.games.near_and_far.rules.duel import DuelResult, Ring
from ludarium.games.near_and_far.rules.mine import Mine
from ludarium.games.near_and_far.rules.numbers import (
    ARRIVE,
    ARRIVE_TOWN,
    CAMP,
    CARDS,
    CHARACTER,
    CHECK,
    CHECK_RESULT,
    CLOSE_QUEST,
    CONTRACT,
    CROSS,
    DEAL,
    DECK,
    DRAFT,
    DUEL_RESULT,
    END_TURN,
    ENTER,
    FIGHT_RESULT,
    HEARTS,
    HUT,
    LEAVE,
    LOSE,
    MEMBER,
    MINE,
    MOVE,
    OPEN_DROPS,
    OPTION,
    PASS,
    QUEST,
    READ,
    REROLL,
    REST,
    REWARD,
    RING,
    ROLL,
    SALOON,
    SCORE,
    SHOVEL,
    STABLES,
    STEP_COUNT,
    STORE,
    TAKE,
    TEAM,
    THREAT,
    TOWN_HALL,
    TRADE,
    TREASURES,
    TRIM,
    TURN,
    WEAPON,
)
from ludarium.games.near_and_far.rules.own import Cards
from ludarium.games.near_and_far.rules.quests import Check, CheckResult, CloseQuest, Option, Quest, Read
from ludarium.games.near_and_far.rules.rewards import GainReward
from ludarium.games.near_and_far.rules.saloon import Member, Saloon
from ludarium.games.near_and_far.rules.scoring import Score
from ludarium.games.near_and_far.rules.stables import Hut, Stables
from ludarium.games.near_and_far.rules.store import Store
from ludarium.games.near_and_far.rules.threats import FightResult, Threat
from ludarium.games.near_and_far.rules.town import ArriveTown, Enter
from ludarium.games.near_and_far.rules.town_hall import TownHall, Trade
from ludarium.games.near_and_far.rules.treasures import Lose, Take, Treasures
from ludarium.games.near_and_far.rules.trip import Arrive, Cross, Leave, Move, Team
from ludarium.games.near_and_far.rules.turn import EndTurn, Rest, Turn

BY_NUMBER: Final[dict[int, Step[Any]]] = {
    # Before the first turn.
    CHARACTER: Character("character", "character", is_open=True),
    DEAL: Deal("deal"),
    DRAFT: Draft("draft", "pick"),
    PASS: Pass("pass"),
    TRIM: Trim("trim", "drop", "done"),
    OPEN_DROPS: OpenDrops("open-drops"),
    # The turn.
    TURN: Turn(TURN, "turn", "visit", "wander"),
    REST: Rest(REST, "rest", "done"),
    END_TURN: EndTurn("end-turn"),
    SCORE: Score("score"),
    # In town.
    ENTER: Enter(ENTER, "enter", "duel", "enter", "none"),
    ARRIVE_TOWN: ArriveTown("arrive-town"),
    DUEL_RESULT: DuelResult("duel-result"),
    RING: Ring(RING, "ring", "step", "none"),
    TOWN_HALL: TownHall(TOWN_HALL, "town-hall", "give", "get", "drop", "reputation", "step", "done"),
    TRADE: Trade("trade", "add", "done", is_open=True),
    SALOON: Saloon(SALOON, "saloon", "hire", "refresh", "done"),
    MEMBER: Member("member", "member", "reserve", is_open=True),
    STABLES: Stables(STABLES, "stables", "animal", "done"),
    STORE: Store(STORE, "store", "store coin", "store", "done"),
    HUT: Hut(HUT, "hut", "treasure", "done"),
    MINE: Mine(MINE, "mine", "dig", "hire", "done"),
    # Artifacts.
    DECK: Deck("deck", "draw", is_open=True),
    CARDS: Cards(CARDS, "cards", "drop", "done"),
    CONTRACT: Contract("contract", "camp", is_open=True),
    # Rolls.
    WEAPON: Weapon("weapon", "use", "done", is_open=True),
    ROLL: Roll("roll"),
    REROLL: Reroll(REROLL, "reroll", "reroll", "done"),
    HEARTS: Hearts(HEARTS, "hearts", "hearts"),
    # On the road.
    TEAM: Team("team", "member", "none", is_open=True),
    LEAVE: Leave("leave"),
    MOVE: Move(MOVE, "move", "go", "done"),
    CROSS: Cross("cross"),
    ARRIVE: Arrive("arrive"),
    THREAT: Threat(THREAT, "threat", "fight", "avoid"),
    FIGHT_RESULT: FightResult("fight-result"),
    TREASURES: Treasures("treasures"),
    TAKE: Take(TAKE, "take", "take", "none"),
    LOSE: Lose("lose", "lose", is_open=True),
    # Quests and camps.
    QUEST: Quest(QUEST, "quest", "quest", "none"),
    READ: Read("read"),
    OPTION: Option(OPTION, "option", "option"),
    CHECK: Check("check"),
    CHECK_RESULT: CheckResult("check-result"),
    REWARD: GainReward("reward"),
    CLOSE_QUEST: CloseQuest("close-quest"),
    CAMP: Camp(CAMP, "camp", "camp", "done"),
    SHOVEL: Shovel("shovel", "shovel", is_open=True),
}
STEPS: Final[list[Step[Any]]] = [BY_NUMBER[number] for number in range(STEP_COUNT)]
